import type { CartNotice } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { findPurchasables } from '../catalogue/purchasable.ts'
import type { Database } from '../db/database.ts'
import { product_texts } from '../db/schema/index.ts'
import { transact, withRetries } from '../db/transact.ts'
import { type CallResult, conflict, invalid, isCallError, notFound, ok, rateLimited } from '../wire/call-result.ts'
import type { Context } from '../wire/handler.ts'
import { claimKey, storeAnswer, storeAnswerTwice } from '../wire/idempotency.ts'
import { fill, words } from '../words/index.ts'
import {
  type CartAnswer,
  type CartRow,
  findCart,
  findCartForUpdate,
  loadCart,
  MAX_LINES,
  rememberCoupon,
  resolveCoupon,
} from './carts.ts'
import { lineReducedNotice } from './notices.ts'
import { lineName, toCart, withMoney } from './to-cart.ts'
import { createCart, planAddition, updateCart, type WantedGoods } from './write-lines.ts'

/**
 * An option of which fewer units were added than requested. `product_id` is missing in responses stored by older versions. `only`:
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
        ? fill(added > 0 ? texts.fewer : texts.soldOut, { asked, added })
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
async function findWanted(tx: Database, cart: CartRow | null, { product_id, option_id, count, items }: AddBody) {
  const requested = items ?? [{ product_id, option_id, count }]
  const found = await findPurchasables(
    tx,
    requested.map(item => ({ product_id: item.product_id ?? product_id, option_id: item.option_id ?? null })),
    cart?.id,
  )
  const wanted: WantedGoods[] = []
  const missing: string[] = []
  for (const [index, { goods, inCart }] of found.entries()) {
    if (goods === 'unknown') return notFound()
    if (goods === 'option') missing.push(items ? `items.${index}.option_id` : 'option_id')
    else wanted.push({ goods, asked: requested[index]?.count ?? 0, inCart })
  }
  return missing.length > 0
    ? invalid(Object.fromEntries(missing.map(field => [field, { rule: 'size' as const }])))
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

/** Handles `cartAdd`. */
export async function addToCart(body: AddBody, context: Context): Promise<CallResult<AddAnswer>> {
  const { lang, product_id, option_id, count, items, cart_id } = body
  const { db, idempotencyKey: key, secrets, address, rateLimiter } = context
  if (items && (option_id !== undefined || count !== 1)) return invalid({ items: { rule: 'choice' } })
  const entered = await resolveCoupon(cart_id, body.coupon, context)
  const services = await withMoney(lang, context)

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
    const shown = await loadCart(tx, cart, entered, lang, services, notices)
    return ok({ ...shown, line_id, ...(line_ids ? { line_ids } : {}) })
  }

  async function add(tx: Database): Promise<CallResult<AddAnswer>> {
    // The cart before the key: its repeats wait here.
    const known = await findCartForUpdate(tx, cart_id)
    const ownKey = scopedKey(key, known?.secret ?? `address ${secrets.pseudonym(address)}`)
    const keyedBody = items ? { product_id, items } : { product_id, option_id, count }
    const [claim, wanted] = await Promise.all([
      ownKey === null ? null : claimKey(tx, SCOPE, ownKey, keyedBody),
      findWanted(tx, known, body),
    ])
    if (claim?.kind === 'other') return conflict(words[lang].cart.otherBody)
    if (claim?.kind === 'again') {
      const response = await repeatResponse(tx, claim.answer, known !== null)
      if (response) return response
    }
    if (!wanted.ok) return wanted
    const planned = planAddition(wanted.data)
    if (planned.lines.length === 0)
      return conflict(words[lang].cart.none, known ? await loadCart(tx, known, entered, lang, services) : undefined)
    const isOnly = (product_id: number) =>
      wanted.data.filter(({ goods }) => goods.product_id === product_id).length === 1
    const short = planned.additions
      .filter(({ asked, added, reduced }) => (items ? added < asked : reduced))
      .map(
        ({ goods: { product_id, option }, asked, added }): ShortOption => ({
          product_id,
          only: isOnly(product_id),
          option,
          asked,
          added,
        }),
      )
    const wait = known ? null : rateLimiter.countCart(address)
    if (wait !== null) return rateLimited(wait)
    const { secret, lineIds, lines } = known
      ? await updateCart(tx, known, planned.lines, lang)
      : await createCart(tx, planned.lines, lang)
    const [line_id] = lineIds
    if (line_id === undefined) throw new Error('No line was added to')
    if (lines.length > MAX_LINES) return conflict(fill(words[lang].cart.full, { most: MAX_LINES }))
    if (known) await rememberCoupon(tx, known, entered)
    const answer = { cart_id: secret, line_id, ...(items ? { line_ids: lineIds, short } : {}) }
    const keyOfCart = scopedKey(key, secret)
    if (ownKey !== null && keyOfCart !== null)
      await (ownKey === keyOfCart
        ? storeAnswer(tx, SCOPE, ownKey, answer)
        : storeAnswerTwice(tx, SCOPE, { claimed: ownKey, unused: keyOfCart }, answer))
    const notices = items
      ? await shortNotice(tx, product_id, short, lang)
      : short.length > 0
        ? lineReducedNotice(lines, line_id, lang)
        : []
    const cart = toCart(lines, entered, lang, services, notices)
    return ok({ cart_id: secret, cart, line_id, ...(items ? { line_ids: lineIds } : {}) })
  }

  // Without a cart and a key there is nothing to lock, and a new cart, which is never too full, is written by one statement.
  return cart_id === undefined && key === null ? withRetries(() => add(db)) : transact(db, add, isCallError)
}
