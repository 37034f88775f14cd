import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { options, products } from '../db/schema/index.ts'
import type { StockItem } from '../stock/stock.ts'
import { momentInKyiv } from '../values/kyiv-time.ts'
import type { PaymentServices } from './services.ts'

/** Until when the products of an order are held for its payment: shorter when it has taken the last pieces of one. */
export async function holdUntil(
  tx: Database,
  ordered: readonly StockItem[],
  { clock, paymentTerms }: Pick<PaymentServices, 'clock' | 'paymentTerms'>,
): Promise<Date> {
  const optionIds = ordered.flatMap(({ option_id }) => (option_id === null ? [] : [option_id]))
  const productIds = ordered.flatMap(({ option_id, product_id }) => (option_id === null ? [product_id] : []))
  const left = [
    ...(optionIds.length > 0
      ? await tx.select({ left: options.left }).from(options).where(inArray(options.id, optionIds))
      : []),
    ...(productIds.length > 0
      ? await tx.select({ left: products.left }).from(products).where(inArray(products.id, productIds))
      : []),
  ]
  const { holdMinutes, holdLastMinutes } = paymentTerms
  const minutes = left.some(row => row.left === 0) ? Math.min(holdLastMinutes, holdMinutes) : holdMinutes
  return new Date(clock().getTime() + minutes * 60_000)
}

const DAY_MS = 86_400_000

/** Until when the products of an order are held for a bank transfer: to the end of the last working day, in Kyiv. */
export function holdInvoiceUntil({ clock, paymentTerms }: Pick<PaymentServices, 'clock' | 'paymentTerms'>): Date {
  // Noon of the day in Kyiv, as if it were UTC: no change of daylight saving time moves it to another day.
  let day = new Date(`${clock().toLocaleDateString('sv-SE', { timeZone: 'Europe/Kyiv' })}T12:00Z`)
  for (let left = paymentTerms.holdInvoiceDays; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left--
  }
  const end = `${day.toISOString().slice(0, 10)} 23:59`
  const moment = momentInKyiv(end)
  if (moment === null) throw new Error(`There is no ${end} in Kyiv`)
  return moment
}
