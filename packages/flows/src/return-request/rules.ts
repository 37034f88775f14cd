import type { Order, OrderItem } from '@shop/contract'

/** Days in which goods may go back, not counting the day they arrived. Source: wire.md, "within 14 days of delivery". */
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

/** The day an order arrived as YYYY-MM-DD; null while it has not. */
export function deliveredOn({ history }: Pick<Order, 'history'>): string | null {
  const delivered = history.find(({ status }) => status === 'delivered')
  return delivered ? dayOf(Date.parse(delivered.date)) : null
}

/** The last day on which goods of an order may go back, as YYYY-MM-DD; null while it has not arrived. */
export function lastDay(order: Pick<Order, 'history'>): string | null {
  const arrived = deliveredOn(order)
  return arrived === null ? null : daysAfter(arrived, RETURN_DAYS)
}

/** Goods that a shop does not take back, beside those of which the backend says so. @default none */
export type IsExcluded = (item: OrderItem) => boolean

const none: IsExcluded = () => false

/** Pieces of a line that can still go back. */
export const returnableOf = (item: OrderItem, isExcluded: IsExcluded = none): number =>
  isExcluded(item) ? 0 : Math.min(item.count, item.returnable)

/**
 * Whether something of an order can go back. `status`: it has not arrived, or was cancelled · `window`: the last day is over ·
 * `category`: nothing in it is taken back, by its category or because it went back already
 */
export type Eligibility =
  | { readonly can: true; readonly until: string }
  | { readonly can: false; readonly reason: 'status' | 'window' | 'category'; readonly until: string | null }

/** `now` in milliseconds since 1970. */
export function eligibilityOf(order: Order, now: number, isExcluded: IsExcluded = none): Eligibility {
  const until = lastDay(order)
  if (until === null || (order.status !== 'delivered' && order.status !== 'completed' && order.status !== 'returned'))
    return { can: false, reason: 'status', until }
  if (dayOf(now) > until) return { can: false, reason: 'window', until }
  return order.items.some(item => returnableOf(item, isExcluded) > 0)
    ? { can: true, until }
    : { can: false, reason: 'category', until }
}
