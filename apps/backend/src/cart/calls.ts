import {
  type CartNotice,
  cartAdd,
  cartClear,
  cartCount,
  cartDelete,
  cartOption,
  cartRestore,
  cartShow,
  cartUpdate,
  MAX_QUANTITY,
} from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { findPurchasable, type Purchasable } from '../catalogue/purchasable.ts'
import type { Database } from '../db/database.ts'
import { cart_lines, product_texts } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { hryvnias } from '../money.ts'
import { type CallResult, conflict, invalid, isCallError, notFound, ok } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { claimKey, storeAnswer } from '../wire/idempotency.ts'
import { fill, words } from '../words/index.ts'
import { type CartRow, createCart, findCart, loadCart, lockCart, rememberCoupon, resolveCoupon } from './carts.ts'
import { changeOption } from './change-option.ts'
import type { EnteredCoupon } from './coupon.ts'
import { findPricedLines } from './lines.ts'
import { reducedNotice } from './notices.ts'
import { removeLine, restoreLine } from './removed-lines.ts'
import { computeTotals, lineName, toCart } from './to-cart.ts'

/** Limits the size of a cart. */
const MAX_LINES = 100

interface CartAnswer {
  cart_id: string
  cart: ReturnType<typeof toCart>
}

const emptyCart = (cart_id: string, lang: Locale, context: Context): CallResult<CartAnswer> =>
  ok({ cart_id, cart: toCart([], null, lang, context) })

/**
 * Adds to the quantity of the product's line or creates the line. `added`: pieces; `reduced`: the stock is lower than the wanted
 * quantity.
 */
async function upsertLine(
  tx: Database,
  { cart, isNew }: { cart: CartRow; isNew: boolean },
  goods: Purchasable,
  count: number,
) {
  const { product_id, option_id, price, left } = goods
  const maxCount = Math.min(left, MAX_QUANTITY)
  const [existing] = isNew
    ? []
    : await tx
        .select({ id: cart_lines.id, count: cart_lines.count })
        .from(cart_lines)
        .where(
          and(
            eq(cart_lines.cart_id, cart.id),
            eq(cart_lines.product_id, product_id),
            sql`${cart_lines.option_id} is not distinct from ${option_id}`,
          ),
        )
  if (existing) {
    const wanted = existing.count + count
    const next = Math.min(wanted, maxCount)
    await tx.update(cart_lines).set({ count: next, price }).where(eq(cart_lines.id, existing.id))
    return { line_id: existing.id, added: next - existing.count, reduced: wanted > left }
  }
  const added = Math.min(count, maxCount)
  const [inserted] = await tx
    .insert(cart_lines)
    .values({ cart_id: cart.id, product_id, option_id, count: added, price })
    .returning({ id: cart_lines.id })
  if (!inserted) throw new Error('No line was inserted')
  return { line_id: inserted.id, added, reduced: count > left }
}

/**
 * An option of which fewer pieces were added than requested. `product_id` is missing in responses stored by older versions. `only`:
 * nothing else of its product was requested.
 */
const ShortOption = z.object({
  product_id: z.int().optional(),
  only: z.boolean().optional(),
  option: z.string().nullable(),
  asked: z.int(),
  added: z.int(),
})
type ShortOption = z.infer<typeof ShortOption>

const StoredAdd = z.object({
  cart_id: z.string(),
  line_id: z.int(),
  /** Of an addition of several. */
  line_ids: z.array(z.int()).optional(),
  short: z.array(ShortOption).optional(),
})

/** One notice about everything that is short. */
async function shortNotice(
  tx: Database,
  product_id: number,
  short: readonly ShortOption[],
  lang: Locale,
): Promise<CartNotice[]> {
  if (short.length === 0) return []
  const texts = words[lang].cart
  const byProduct = Map.groupBy(short, option => option.product_id ?? product_id)
  const names = await tx
    .select({ id: product_texts.product_id, name: product_texts.name })
    .from(product_texts)
    .where(and(inArray(product_texts.product_id, [...byProduct.keys()]), eq(product_texts.lang, lang)))
  const parts = [...byProduct].map(([id, options]) => {
    const name = names.find(row => row.id === id)?.name ?? ''
    const [first] = options
    if (first?.only && first.added === 0)
      return fill(texts.goneItem, { name: lineName({ name, option: first.option }) })
    const sizes = options.map(({ option, asked, added }) =>
      option === null
        ? fill(added > 0 ? texts.shortPieces : texts.gonePieces, { asked, added })
        : fill(added > 0 ? texts.shortOption : texts.goneOption, { option, asked, added }),
    )
    return fill(texts.short, { name, sizes: sizes.join('; ') })
  })
  return [{ line_id: null, kind: 'reduced', text: parts.join('. ') }]
}

interface AddBody {
  product_id: number
  option_id?: number | undefined
  count: number
  items?: readonly { product_id?: number | undefined; option_id?: number | undefined; count: number }[] | undefined
  cart_id?: string | undefined
  coupon?: string | undefined
  lang: Locale
}

type AddAnswer = CartAnswer & { line_id: number; line_ids?: number[] }

/** Everything that is requested, or what of it does not exist: every missing option, so that a form names them all at once. */
async function findWanted(tx: Database, { product_id, option_id, count, items }: AddBody) {
  const wanted: { goods: Purchasable; count: number }[] = []
  const missing: string[] = []
  for (const [index, item] of (items ?? [{ product_id, option_id, count }]).entries()) {
    const goods = await findPurchasable(tx, item.product_id ?? product_id, item.option_id ?? null)
    if (goods === 'unknown') return notFound()
    if (goods === 'option') missing.push(items ? `items.${index}.option_id` : 'option_id')
    else wanted.push({ goods, count: item.count })
  }
  return missing.length > 0
    ? invalid(Object.fromEntries(missing.map(field => [field, { rule: 'choice' as const }])))
    : ok(wanted)
}

const SCOPE = 'cart/add'

/**
 * Scopes an idempotency key to its owner, so that the same key of another client is a different one. The owner is the cart of
 * the request; for a request without a cart, the client's address, and also the cart that it creates. A repeat without a cart
 * means that the response was lost, so it is returned only while the cart is unmodified. A repeat from another address creates
 * another cart and reveals nothing about the first.
 */
const scopedKey = (key: string | null, owner: string): string | null => (key === null ? null : `${owner} ${key}`)

async function addToCart(body: AddBody, context: Context): Promise<CallResult<AddAnswer>> {
  const { lang, product_id, option_id, count, items, cart_id } = body
  const { db, idempotencyKey: key, secrets, address } = context
  if (items && (option_id !== undefined || count !== 1)) return invalid({ items: { rule: 'choice' } })
  const entered = await resolveCoupon(cart_id, body.coupon, context)

  /** The stored response with the current cart. */
  const repeatResponse = async (
    tx: Database,
    stored: unknown,
    hasCartId: boolean,
  ): Promise<CallResult<AddAnswer> | null> => {
    const { cart_id: secret, line_id, line_ids, short = [] } = StoredAdd.parse(stored)
    const cart = await findCart(tx, secret)
    if (!cart) return null
    if (!hasCartId && !cart.isUnmodified) return conflict(words[lang].cart.otherBody)
    const notices = await shortNotice(tx, product_id, short, lang)
    const shown = await loadCart(tx, cart, entered, lang, context, notices)
    return ok({ ...shown, line_id, ...(line_ids ? { line_ids } : {}) })
  }

  return transact<CallResult<AddAnswer>>(
    db,
    async tx => {
      const named = await findCart(tx, cart_id)
      const ownKey = scopedKey(key, named?.secret ?? `address ${secrets.pseudonym(address)}`)
      const essence = items ? { product_id, items } : { product_id, option_id, count }
      if (ownKey !== null) {
        const claim = await claimKey(tx, SCOPE, ownKey, essence)
        if (claim.kind === 'other') return conflict(words[lang].cart.otherBody)
        if (claim.kind === 'again') {
          const response = await repeatResponse(tx, claim.answer, named !== null)
          if (response) return response
        }
      }
      const wanted = await findWanted(tx, body)
      if (!wanted.ok) return wanted
      const known = cart_id === undefined ? null : await lockCart(tx, cart_id)
      if (wanted.data.every(({ goods }) => goods.left <= 0))
        return conflict(words[lang].cart.none, known ? await loadCart(tx, known, entered, lang, context) : undefined)
      const cart = known ?? (await createCart(tx))
      const lineIds = new Set<number>()
      const short: ShortOption[] = []
      const isOnly = (goods: Purchasable) =>
        wanted.data.filter(other => other.goods.product_id === goods.product_id).length === 1
      for (const { goods, count: asked } of wanted.data) {
        const upserted =
          goods.left > 0
            ? await upsertLine(tx, { cart, isNew: known === null && lineIds.size === 0 }, goods, asked)
            : null
        if (upserted) lineIds.add(upserted.line_id)
        const added = upserted?.added ?? 0
        if (items ? added < asked : upserted?.reduced)
          short.push({ product_id: goods.product_id, only: isOnly(goods), option: goods.option, asked, added })
      }
      const [line_id] = lineIds
      if (line_id === undefined) throw new Error('No line was added to')
      await rememberCoupon(tx, cart, entered)
      const answer = { cart_id: cart.secret, line_id, ...(items ? { line_ids: [...lineIds], short } : {}) }
      if (ownKey !== null) await storeAnswer(tx, SCOPE, ownKey, answer)
      const keyOfCart = scopedKey(key, cart.secret)
      if (keyOfCart !== null && keyOfCart !== ownKey) {
        await claimKey(tx, SCOPE, keyOfCart, essence)
        await storeAnswer(tx, SCOPE, keyOfCart, answer)
      }
      const notices = items
        ? await shortNotice(tx, product_id, short, lang)
        : short.length > 0
          ? await reducedNotice(tx, cart, line_id, lang)
          : []
      const shown = await loadCart(tx, cart, entered, lang, context, notices)
      return shown.cart.items.length > MAX_LINES
        ? conflict(fill(words[lang].cart.full, { most: MAX_LINES }))
        : ok({ ...shown, line_id, ...(items ? { line_ids: [...lineIds] } : {}) })
    },
    isCallError,
  )
}

interface CartBody {
  cart_id: string
  coupon?: string | undefined
  lang: Locale
}

/** Locks a cart, applies a change to it and responds with the current cart. */
async function changeCart(
  body: CartBody & { id: number },
  context: Context,
  change: (tx: Database, cart: CartRow, entered: EnteredCoupon | null) => Promise<CallResult<readonly CartNotice[]>>,
): Promise<CallResult<CartAnswer>> {
  const { db } = context
  const found = await findCart(db, body.cart_id)
  if (!found) return notFound()
  const entered = await resolveCoupon(found, body.coupon, context)
  return transact<CallResult<CartAnswer>>(
    db,
    async tx => {
      const cart = await lockCart(tx, body.cart_id)
      if (!cart) return notFound()
      const changed = await change(tx, cart, entered)
      if (!changed.ok) return changed
      await rememberCoupon(tx, cart, entered)
      return ok(await loadCart(tx, cart, entered, body.lang, context, changed.data))
    },
    isCallError,
  )
}

export const cart = [
  defineHandler(cartCount, async ({ cart_id, coupon }, context) => {
    const found = await findCart(context.db, cart_id)
    if (!found) return ok({ count: 0, total_price: 0 })
    const entered = await resolveCoupon(found, coupon, context)
    const sums = computeTotals(await findPricedLines(context.db, found.id), entered, context.clock())
    return ok({ count: sums.count, total_price: hryvnias(sums.total) })
  }),

  defineHandler(cartAdd, addToCart),

  defineHandler(cartUpdate, (body, context) =>
    changeCart(body, context, async (tx, locked, entered) => {
      const { id, count, lang } = body
      const line = (await findPricedLines(tx, locked.id)).find(candidate => candidate.id === id)
      if (!line) return notFound()
      if (line.left <= 0) return conflict(words[lang].cart.none, await loadCart(tx, locked, entered, lang, context))
      await tx
        .update(cart_lines)
        .set({ count: Math.min(count, line.left), price: line.price })
        .where(eq(cart_lines.id, id))
      return ok(count > line.left ? await reducedNotice(tx, locked, id, lang) : [])
    }),
  ),

  defineHandler(cartOption, (body, context) =>
    changeCart(body, context, (tx, locked, entered) =>
      changeOption(tx, locked, body, () => loadCart(tx, locked, entered, body.lang, context)),
    ),
  ),

  defineHandler(cartDelete, (body, context) =>
    changeCart(body, context, (tx, locked) => removeLine(tx, locked, body.id)),
  ),

  defineHandler(cartRestore, (body, context) =>
    changeCart(body, context, async (tx, locked) => {
      const restored = await restoreLine(tx, locked, body.id)
      const isFull = restored.ok && (await findPricedLines(tx, locked.id)).length > MAX_LINES
      return isFull ? conflict(fill(words[body.lang].cart.full, { most: MAX_LINES })) : restored
    }),
  ),

  defineHandler(cartClear, async ({ cart_id, lang }, context) =>
    transact<CallResult<CartAnswer>>(context.db, async tx => {
      const locked = await lockCart(tx, cart_id)
      if (!locked) return emptyCart(cart_id, lang, context)
      await tx.delete(cart_lines).where(eq(cart_lines.cart_id, locked.id))
      return ok(await loadCart(tx, locked, null, lang, context))
    }),
  ),

  defineHandler(cartShow, async ({ cart_id, coupon, lang }, context) => {
    const found = await findCart(context.db, cart_id)
    if (!found) return emptyCart(cart_id, lang, context)
    const entered = await resolveCoupon(found, coupon, context)
    await rememberCoupon(context.db, found, entered)
    return ok(await loadCart(context.db, found, entered, lang, context))
  }),
]
