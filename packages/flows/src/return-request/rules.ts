import type { Order, OrderItem } from '@shop/contract'

/** Days in which an item may be returned, not counting the day of delivery. Source: wire.md, "within 14 days of delivery". */
export const RETURN_DAYS = 14

/** Days are counted in the shop's time zone. */
const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Kyiv',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day of a moment in Kyiv, as YYYY-MM-DD. */
const dayOf = (moment: number): string => day.format(moment)

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The day of delivery as YYYY-MM-DD; null before it. */
export function deliveredOn({ history }: Pick<Order, 'history'>): string | null {
  const delivered = history.find(({ status }) => status === 'delivered')
  return delivered ? dayOf(Date.parse(delivered.date)) : null
}

/** The last day on which items of an order may be returned, as YYYY-MM-DD; null before the delivery. */
export function lastDay(order: Pick<Order, 'history'>): string | null {
  const delivered = deliveredOn(order)
  return delivered === null ? null : daysAfter(delivered, RETURN_DAYS)
}

/** Items the shop does not take back, beside those excluded by the backend. @default none */
export type IsExcluded = (item: OrderItem) => boolean

const noneExcluded: IsExcluded = () => false

/** Number of pieces of a line that can still be returned. */
export const returnableOf = (item: OrderItem, isExcluded: IsExcluded = noneExcluded): number =>
  isExcluded(item) ? 0 : Math.min(item.count, item.returnable)

/**
 * Whether anything of an order can be returned. `status`: not delivered, or cancelled · `window`: the last day is over ·
 * `category`: no item is returnable, by its category or because it was returned already
 */
export type Eligibility =
  | { readonly can: true; readonly until: string }
  | { readonly can: false; readonly reason: 'status' | 'window' | 'category'; readonly until: string | null }

/** `now` in milliseconds since 1970. */
export function eligibilityOf(order: Order, now: number, isExcluded: IsExcluded = noneExcluded): Eligibility {
  const until = lastDay(order)
  if (until === null || (order.status !== 'delivered' && order.status !== 'completed' && order.status !== 'returned'))
    return { can: false, reason: 'status', until }
  if (dayOf(now) > until) return { can: false, reason: 'window', until }
  return order.items.some(item => returnableOf(item, isExcluded) > 0)
    ? { can: true, until }
    : { can: false, reason: 'category', until }
}
