import { randomInt } from 'node:crypto'
import { type checkoutSubmit, type OrderMessages, type PaymentStatus, toOrderNumber } from '@shop/contract'
import { inEachLocale } from '@shop/contract/locales'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type CartRow, lockCart, resolveCoupon } from '../cart/carts.ts'
import { type EnteredCoupon, type EvaluatedCoupon, lockCoupon } from '../cart/coupon.ts'
import { type DetailedLine, findDetailedLines, purchasableCount } from '../cart/lines.ts'
import { cartVersion, computeTotals, toCart } from '../cart/to-cart.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { violates } from '../db/errors.ts'
import {
  cart_lines,
  coupon_redemptions,
  coupons,
  models,
  order_items,
  orders,
  product_texts,
  products,
  users,
} from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { emptyParcel, loadParcel } from '../delivery/parcel.ts'
import { insertOrderEvent } from '../orders/order-history.ts'
import { orderPath, orderToken } from '../orders/order-key.ts'
import { orderMessageRows } from '../outbox/order-messages.ts'
import { insertMails, notifyMailSender } from '../outbox/outbox.ts'
import { holdInvoiceUntil, holdUntil } from '../payment/hold.ts'
import { INVOICE } from '../payment/payee.ts'
import { startPayment } from '../payment/start-payment.ts'
import { productPath } from '../seo/product-path.ts'
import { adjustStock, reserveStockOfCart } from '../stock/stock.ts'
import { hryvnias } from '../values/money.ts'
import type { Text } from '../values/text.ts'
import { type CallResult, conflict, invalid, ok } from '../wire/call-result.ts'
import { claimKey, storeAnswer } from '../wire/idempotency.ts'
import { words } from '../words/index.ts'
import { type ChosenShippingMethod, chooseShippingMethod } from './choose-shipping-method.ts'
import { checkOrderLimit, checkUnpaidLimit, countUnpaidUnits, placedFrom } from './order-limits.ts'
import type { CheckoutContext } from './services.ts'

type Submit = z.output<typeof checkoutSubmit.body>
type Submitted = z.input<typeof checkoutSubmit.data>

const SCOPE = 'checkout/submit'

const StoredOrder = z.object({ number: z.string(), total: z.int() })

const toSubmitted = ({ number, total }: z.infer<typeof StoredOrder>, context: CheckoutContext): Submitted => ({
  number,
  token: orderToken(number, context),
  total: hryvnias(total),
  // Added after the transaction: the provider is another system.
  payment: null,
})

const initialPaymentStatus = (payment: string): PaymentStatus => (payment === 'on_receipt' ? 'on_receipt' : 'pending')

/** Random, so that it does not reveal the number of orders. */
const randomOrderNumber = (): string => toOrderNumber(String(randomInt(10_000_000, 100_000_000)))

/** Columns that an order gets later, or by itself. */
type LaterColumn = 'id' | 'released_at' | 'tracking' | 'refund_due_at' | 'created_at'
/** Every other column: a new one must not keep its default by mistake. */
type NewOrder = Required<Omit<typeof orders.$inferInsert, LaterColumn>>

/** Runs `place` again when the random number of its order was taken. */
async function untilNumberIsFree<Value>(place: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await place()
    } catch (error) {
      if (!violates(error, 'orders_number_unique')) throw error
    }
  }
}

/** The id of the order that the same statement inserts. */
const placedId = sql<number>`(select id from placed)`

/** The names of a product in every language; `fallback` where one is missing. */
const namesOf = (product_id: number, fallback: Text) =>
  sql`${fallback}::jsonb || (select jsonb_object_agg(lang, name) from ${product_texts} where product_id = ${product_id})`

const returnPolicyOf = (product_id: number) =>
  sql`(select return_policy from ${models} where id = (select model_id from ${products} where id = ${product_id}))`

/** Copies names, prices and pictures, which may change after the order. */
const toOrderItems = (lines: readonly DetailedLine[], discounts: EvaluatedCoupon['discounts'] | undefined) =>
  lines.flatMap(line => {
    const [picture] = line.pictures
    const { product_id, option_id, code, name, option, price } = line
    const count = purchasableCount(line)
    return picture
      ? [
          {
            order_id: placedId,
            product_id,
            option_id,
            code,
            names: namesOf(
              product_id,
              inEachLocale(() => name),
            ),
            option,
            path: productPath(line.category, line.slug),
            picture,
            returnable: sql`case when ${returnPolicyOf(product_id)} = 'standard' then ${count} else 0 end`,
            price,
            count,
            discount: discounts?.get(line.id) ?? 0,
          },
        ]
      : []
  })

const redeemCoupon = (tx: Database, { row }: EnteredCoupon) =>
  row
    ? {
        coupon: tx
          .update(coupons)
          .set({ used: sql`${coupons.used} + 1` })
          .where(eq(coupons.id, row.id)),
        redemption: tx.insert(coupon_redemptions).values({ coupon_id: row.id, order_id: placedId }),
      }
    : {}

interface PlacedOrder {
  submitted: Submitted
  /** Is to be paid online. */
  isOnline: boolean
  /** Whether cached pages are stale. */
  stale: boolean
  /** Was placed by an earlier request. */
  isRepeat: boolean
}

/** How the buyer hears of the order: as the account says, or as a guest has ticked. */
async function chosenMessages(
  tx: Database,
  { phone_messages }: Submit,
  { customer, hasPhoneMessages }: CheckoutContext,
): Promise<OrderMessages> {
  if (!hasPhoneMessages) return 'mail'
  if (!customer) return phone_messages ? 'both' : 'mail'
  const [user] = await tx.select({ chosen: users.order_messages }).from(users).where(eq(users.id, customer.id))
  return user?.chosen ?? 'mail'
}

/** The current cart, for a conflict. */
async function currentCart(
  tx: Database,
  { cart_id, lang }: Submit,
  entered: EnteredCoupon | null,
  context: CheckoutContext,
) {
  const cart = await lockCart(tx, cart_id)
  const lines = cart ? await findDetailedLines(tx, cart.id, lang) : []
  return { cart_id, cart: toCart(lines, cart ? entered : null, lang, context) }
}

/**
 * Creates an order from a locked cart and stores the answer under a claimed key, or returns a conflict with the current cart when it
 * differs from the shown one.
 */
async function placeOrder(
  tx: Database,
  key: string,
  cart: CartRow,
  body: Submit,
  { delivery, delivery_price, payment }: ChosenShippingMethod,
  unlockedCoupon: EnteredCoupon | null,
  context: CheckoutContext,
): Promise<CallResult<{ submitted: Submitted; changes: readonly string[] }>> {
  const { lang, contact } = body
  const { email, phone } = contact
  // The stock before the lines, which show it as it is once it is locked.
  const [, entered, lines, unpaid, messages] = await Promise.all([
    reserveStockOfCart(tx, cart.id),
    lockCoupon(tx, unlockedCoupon, { userId: context.customer?.id ?? null, email, phone }),
    findDetailedLines(tx, cart.id, lang),
    countUnpaidUnits(tx, body, context),
    chosenMessages(tx, body, context),
  ])
  const sums = computeTotals(lines, entered, context.clock())
  const current = () => ({ cart_id: cart.secret, cart: toCart(lines, entered, lang, context) })

  const bought = lines.filter(line => purchasableCount(line) > 0)
  if (bought.length === 0) return conflict(lines.length ? words[lang].cart.none : words[lang].cart.empty, current())
  const isAsShown =
    body.cart_version === undefined
      ? // Without a version, everything must be available as it was added.
        lines.every(line => line.wanted <= line.left) && (sums.coupon === null || sums.coupon.reason === 'applied')
      : body.cart_version === cartVersion(lines, sums)
  if (!isAsShown) return conflict(words[lang].cart.changed, current())

  const ordered = bought.map(line => ({ ...line, count: purchasableCount(line) }))
  const refused = checkUnpaidLimit(unpaid + sums.count, lang, context)
  if (refused) return refused
  const pay_by = payment.isOnline
    ? holdUntil(
        ordered.some(({ count, left }) => count === left),
        context,
      )
    : payment.id === INVOICE
      ? holdInvoiceUntil(context)
      : null
  const number = randomOrderNumber()
  const stored = { number, total: sums.total }
  const changes = await adjustStock(tx, ordered, -1, {
    placed: tx
      .insert(orders)
      .values({
        number,
        user_id: context.customer?.id ?? null,
        lang,
        status: 'new',
        payment_status: initialPaymentStatus(payment.id),
        payment_id: payment.id,
        delivery,
        name: contact.name,
        last_name: contact.last_name,
        phone: contact.phone,
        email: contact.email,
        recipient: body.recipient ?? null,
        company: body.company ?? null,
        ad_click: body.ad_click ?? null,
        comment: body.comment || null,
        no_call: body.no_call ?? false,
        messages,
        coupon: sums.coupon?.reason === 'applied' ? sums.coupon.entered.code : null,
        subtotal: sums.subtotal,
        discount: sums.discount,
        delivery_price: sums.coupon?.isFreeDelivery ? 0 : delivery_price,
        total: sums.total,
        pay_by,
        placed_from: placedFrom(context),
      } satisfies NewOrder)
      .returning({ id: orders.id }),
    items: tx.insert(order_items).values(toOrderItems(bought, sums.coupon?.discounts)),
    event: insertOrderEvent(tx, { id: placedId, status: 'new' }, { kind: 'status' }),
    ...(sums.coupon?.reason === 'applied' ? redeemCoupon(tx, sums.coupon.entered) : {}),
    emptied: tx.delete(cart_lines).where(eq(cart_lines.cart_id, cart.id)),
    mails: insertMails(
      tx,
      orderMessageRows(
        { ...contact, messages },
        {
          key: sql`'order-created:' || ${placedId}`,
          template: 'order-created',
          lang,
          data: sql`jsonb_build_object('orderId', ${placedId}, 'path', ${orderPath(number, lang, context)}::text)`,
        },
      ),
    ),
    answer: storeAnswer(tx, SCOPE, key, stored),
  })
  await notifyMailSender(tx)
  return ok({ submitted: toSubmitted(stored, context), changes })
}

/**
 * Creates an order from a cart. Stock, coupon, order, history, the emptied cart and the stored response are one transaction.
 */
export async function submitOrder(body: Submit, context: CheckoutContext): Promise<CallResult<Submitted>> {
  const { db, dataVersions, idempotencyKey: key } = context
  const { lang } = body
  if (!key) return invalid({ 'Idempotency-Key': { rule: 'required' } })
  // Without a city the order can only be collected, whatever it weighs.
  const parcel = body.delivery.city_ref === undefined ? emptyParcel : await loadParcel(db, body.cart_id)
  const chosen = await chooseShippingMethod(body, parcel, context)
  const isOnline = context.paymentMethods.all.some(method => method.id === body.payment.id && method.isOnline)
  const entered = await resolveCoupon(body.cart_id, body.coupon, context)

  // A repeat in another language, or after the end of the visit that an advertisement led to, is the same request.
  const { lang: _, ad_click: __, ...keyedBody } = body
  const place = async (tx: Database): Promise<CallResult<PlacedOrder>> => {
    // Sent together and run in this order, which is that of the locks.
    const [claim, refused, cart] = await Promise.all([
      claimKey(tx, SCOPE, key, keyedBody),
      checkOrderLimit(tx, body, context),
      lockCart(tx, body.cart_id),
    ])
    if (claim.kind === 'other')
      return conflict(words[lang].cart.otherBody, await currentCart(tx, body, entered, context))
    if (claim.kind === 'again')
      return ok({
        submitted: toSubmitted(StoredOrder.parse(claim.answer), context),
        isOnline,
        stale: false,
        isRepeat: true,
      })
    // Only now: a repeat of an accepted order is not refused for what has changed in the directory since.
    if ('fields' in chosen) return invalid(chosen.fields)
    if (refused) return refused
    if (!cart) return conflict(words[lang].cart.empty, await currentCart(tx, body, entered, context))
    const placed = await placeOrder(tx, key, cart, body, chosen, entered, context)
    if (!placed.ok) return placed
    const { submitted, changes } = placed.data
    await bumpDataVersions(tx, changes)
    return ok({ submitted, isOnline, stale: changes.length > 0, isRepeat: false })
  }
  // A repeat is not counted as another order.
  const isRollback = (placed: CallResult<PlacedOrder>) => !placed.ok || placed.data.isRepeat
  const outcome = await untilNumberIsFree(() => transact(db, place, isRollback))
  if (!outcome.ok) return outcome
  const { submitted, stale } = outcome.data
  if (stale) dataVersions.expire()
  if (!outcome.data.isOnline) return ok(submitted)
  const [order] = await db
    .select({ id: orders.id, payment_id: orders.payment_id })
    .from(orders)
    .where(eq(orders.number, submitted.number))
  const started = order ? await startPayment(order.id, order.payment_id, lang, context) : null
  // The order stands when the provider is down: its page offers to pay again.
  return ok(started?.kind === 'started' ? { ...submitted, payment: started.start } : submitted)
}
