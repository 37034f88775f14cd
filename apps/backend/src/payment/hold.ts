import { momentInKyiv } from '../values/kyiv-time.ts'
import { INVOICE } from './payee.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentServices } from './services.ts'

type HoldServices = Pick<PaymentServices, 'clock' | 'paymentTerms'>

/**
 * Until when the products of an order are held for its payment, in minutes when it is paid online: fewer when it takes the last pieces of
 * one. Null: they are the buyer's.
 */
export function heldUntil({ id, isOnline }: PaymentMethod, takesLast: boolean, services: HoldServices): Date | null {
  if (!isOnline) return id === INVOICE ? holdInvoiceUntil(services) : null
  const { holdMinutes, holdLastMinutes } = services.paymentTerms
  const minutes = takesLast ? Math.min(holdLastMinutes, holdMinutes) : holdMinutes
  return new Date(services.clock().getTime() + minutes * 60_000)
}

const DAY_MS = 86_400_000

/** Until when the products of an order are held for a bank transfer: to the end of the last working day, in Kyiv. */
export function holdInvoiceUntil({ clock, paymentTerms }: HoldServices): Date {
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
