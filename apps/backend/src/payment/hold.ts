import { addDays, kyivDay, momentInKyiv } from '../values/kyiv-time.ts'
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

/** Until when the products of an order are held for a bank transfer: to the end of the last working day, in Kyiv. */
export function holdInvoiceUntil({ clock, paymentTerms }: HoldServices): Date {
  let day = kyivDay(clock())
  for (let left = paymentTerms.holdInvoiceDays; left > 0; ) {
    day = addDays(day, 1)
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  const end = `${day} 23:59`
  const moment = momentInKyiv(end)
  if (moment === null) throw new Error(`There is no ${end} in Kyiv`)
  return moment
}
