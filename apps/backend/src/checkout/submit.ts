import { randomInt } from 'node:crypto'
import { type checkoutSubmit, type PaymentStatus, toOrderNumber } from '@shop/contract'
import { inEachLocale } from '@shop/contract/locales'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cartIdOf, lockCart, resolveCoupon } from '../cart/carts.ts'
import { type EnteredCoupon, type EvaluatedCoupon, lockCoupon } from '../cart/coupon.ts'
import { type DetailedLine, findDetailedLines, purchasableCount } from '../cart/lines.ts'
import { type CartServices, cartVersion, computeTotals, toCart, withMoney } from '../cart/to-cart.ts'
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
} from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { emptyParcel, loadParcel } from '../delivery/parcel.ts'
import { insertOrderEvent } from '../orders/order-history.ts'
import { orderPath, orderToken } from '../orders/order-key.ts'
import { findOrderMessages, orderMessageRows } from '../outbox/order-messages.ts'
import { insertMails, notifyMailSender } from '../outbox/outbox.ts'
import { heldUntil } from '../payment/hold.ts'
import { startPayment } from '../payment/start-payment.ts'
import { productPath } from '../seo/product-path.ts'
import { adjustStock, reserveStockOfCart } from '../stock/stock.ts'
import { hryvnias } from '../values/money.ts'
import type { Text } from '../values/text.ts'
import { type CallResult, conflict, invalid, ok } from '../wire/call-result.ts'
import { claimKey, storeAnswer } from '../wire/idempotency.ts'
import { words } from '../words/index.ts'
import { chooseShippingMethod } from './choose-shipping-method.ts'
import { checkOrderLimit, checkUnpaidLimit, countUnpaidUnits, placedFrom } from './order-limits.ts'
import type { CheckoutContext } from './services.ts'
import { offeredFor } from './shipping-methods.ts'

type Submit = z.output<typeof checkoutSubmit.body>
type Submitted = z.input<typeof checkoutSubmit.data>

const SCOPE = 'checkout/submit'

const StoredOrder = z.object({ number: z.string(), total: z.int() })

const initialPaymentStatus = (payment: string): PaymentStatus => (payment === 'on_receipt' ? 'on_receipt' : 'pending')

/** Random, so that it does not reveal the number of orders. */
const randomOrderNumber = (): string => toOrderNumber(String(randomInt(10_000_000, 100_000_000)))

/** Columns that an order gets later, or by itself. */
type LaterColumn = 'id' | 'released_at' | 'tracking' | 'refund_due_at' | 'created_at'
/** Every other column: a new one must not keep its default by mistake. */
type NewOrder = Required<Omit<typeof orders.$inferInsert, LaterColumn>>

/** Then another random number is taken. */
const isNumberTaken = (error: unknown): boolean => violates(error, 'orders_number_unique')

/** The id of the order that the same statement inserts. */
const placedId = sql`(select id from placed)`

/** The names of a product in every language; `fallback` where one is missing. */
const namesOf = (product_id: number, fallback: Text) =>
  sql`${fallback}::jsonb || (select jsonb_object_agg(lang, name) from ${product_texts} where product_id = ${product_id})`

const returnPolicyOf = (product_id: number) =>
  sql`(select return_policy from ${models} where id = (select model_id from ${products} where id = ${product_id}))`

/** Copies names, prices and pictures, which may change after the order. */
const toOrderItems = (
  lines: readonly (DetailedLine & { count: number })[],
  discounts: EvaluatedCoupon['discounts'] | undefined,
) =>
  lines.flatMap(line => {
    const [picture] = line.pictures
    const { product_id, option_id, code, name, option, price, count } = line
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

interface PlacedOrder extends z.infer<typeof StoredOrder> {
  /** Whether cached pages are stale. */
  stale: boolean
  /** Was placed by an earlier request. */
  isRepeat: boolean
}

/**
 * Creates the order of a cart and stores the answer under the key, or returns a conflict with the current cart when it differs from the
 * shown one.
 */
async function placeOrder(
  tx: Database,
  key: string,
  body: Submit,
  chosen: Awaited<ReturnType<typeof chooseShippingMethod>>,
  unlockedCoupon: EnteredCoupon | null,
  context: CheckoutContext & CartServices,
): Promise<CallResult<PlacedOrder>> {
  const { lang, contact, cart_id } = body
  const { email, phone } = contact
  const { customer } = context
  // A repeat in another language, or after the end of the visit that an advertisement led to, is the same request.
  const { lang: _, ad_click: __, ...keyedBody } = body
  // Sent together and run in this order, which is that of the locks; the lines show the stock as it is once it is locked.
  const [claim, limited, cart, , entered, lines, unpaid, messages] = await Promise.all([
    claimKey(tx, SCOPE, key, keyedBody),
    checkOrderLimit(tx, body, context),
    lockCart(tx, cart_id),
    reserveStockOfCart(tx, cartIdOf(cart_id)),
    lockCoupon(tx, unlockedCoupon, { userId: customer?.id ?? null, email, phone }),
    findDetailedLines(tx, cartIdOf(cart_id), lang),
    countUnpaidUnits(tx, body, context),
    findOrderMessages(tx, body.phone_messages, context),
  ])
  const refuse = (message: string) =>
    conflict(message, { cart_id, cart: toCart(lines, cart ? entered : null, lang, context) })
  const texts = words[lang].cart
  if (claim.kind === 'other') return refuse(texts.otherBody)
  if (claim.kind === 'again') return ok({ ...StoredOrder.parse(claim.answer), stale: false, isRepeat: true })
  // Only now: a repeat of an accepted order is not refused for what has changed in the directory since.
  if ('fields' in chosen) return invalid(chosen.fields)
  if (limited) return limited
  const bought = lines.filter(line => purchasableCount(line) > 0)
  if (!cart || bought.length === 0) return refuse(lines.length ? texts.none : texts.empty)
  const sums = computeTotals(lines, entered, context.clock())
  const coupon = sums.coupon?.reason === 'applied' ? sums.coupon : null
  const isAsShown =
    body.cart_version === undefined
      ? // Without a version, everything must be available as it was added.
        lines.every(line => line.wanted <= line.left) && sums.coupon === coupon
      : body.cart_version === cartVersion(lines, sums)
  if (!isAsShown) return refuse(texts.changed)
  if (!context.paymentMethods.isOffered(chosen.payment, sums.total))
    return invalid({ 'payment.id': { rule: 'payment' } })
  const refused = checkUnpaidLimit(unpaid + sums.count, lang, context)
  if (refused) return refused

  const { delivery, delivery_price, payment } = chosen
  const ordered = bought.map(line => ({ ...line, count: purchasableCount(line) }))
  const takesLast = ordered.some(({ count, left }) => count === left)
  const number = randomOrderNumber()
  const stored = { number, total: sums.total }
  const changes = await adjustStock(tx, ordered, -1, {
    placed: tx
      .insert(orders)
      .values({
        number,
        user_id: customer?.id ?? null,
        lang,
        status: 'new',
        payment_status: initialPaymentStatus(payment.id),
        payment_id: payment.id,
        delivery,
        name: contact.name,
        last_name: contact.last_name,
        phone,
        email,
        recipient: body.recipient ?? null,
        company: body.company ?? null,
        ad_click: body.ad_click ?? null,
        comment: body.comment || null,
        no_call: body.no_call ?? false,
        messages,
        coupon: coupon?.entered.code ?? null,
        subtotal: sums.subtotal,
        discount: sums.discount,
        delivery_price: coupon?.isFreeDelivery ? 0 : delivery_price,
        total: sums.total,
        pay_by: heldUntil(payment, takesLast, context),
        placed_from: placedFrom(context),
      } satisfies NewOrder)
      .returning({ id: orders.id }),
    items: tx.insert(order_items).values(toOrderItems(ordered, coupon?.discounts)),
    event: insertOrderEvent(tx, { id: placedId, status: 'new' }, { kind: 'status' }),
    ...(coupon ? redeemCoupon(tx, coupon.entered) : {}),
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
  await bumpDataVersions(tx, changes)
  return ok({ ...stored, stale: changes.length > 0, isRepeat: false })
}

/** A repeat is not counted as another order. */
const isRollback = (placed: CallResult<PlacedOrder>) => !placed.ok || placed.data.isRepeat

/**
 * Creates an order from a cart. Stock, coupon, order, history, the emptied cart and the stored response are one transaction.
 */
export async function submitOrder(body: Submit, context: CheckoutContext): Promise<CallResult<Submitted>> {
  const { db, dataVersions, idempotencyKey: key } = context
  if (!key) return invalid({ 'Idempotency-Key': { rule: 'required' } })
  // Without a city the order can only be collected, whatever it weighs.
  const parcel = body.delivery.city_ref === undefined ? emptyParcel : await loadParcel(db, body.cart_id)
  const chosen = await chooseShippingMethod(body, parcel, offeredFor(null, context), context)
  const entered = await resolveCoupon(body.cart_id, body.coupon, context)
  const services = await withMoney(body.lang, context)
  const place = (tx: Database) => placeOrder(tx, key, body, chosen, entered, services)
  const outcome = await transact(db, place, isRollback, isNumberTaken)
  if (!outcome.ok) return outcome
  const { number, total, stale } = outcome.data
  if (stale) dataVersions.expire()
  const isOnline = context.paymentMethods.all.some(method => method.id === body.payment.id && method.isOnline)
  const started = isOnline ? await startPayment(number, body.payment.id, body.lang, context) : null
  return ok({
    number,
    token: orderToken(number, context),
    total: hryvnias(total),
    // The order stands when the provider is down: its page offers to pay again.
    payment: started?.kind === 'started' ? started.start : null,
  })
}
