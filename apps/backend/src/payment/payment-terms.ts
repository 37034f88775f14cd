import { z } from 'zod'
import { withDefault } from '../platform/variables.ts'

const minutes = z.string().regex(/^[1-9]\d{0,4}$/, 'must be a number of minutes from 1 to 99999')

export const paymentTermsVariables = z
  .object({
    /** How long products are held for an order that is paid online, and for one that takes the last pieces of a product. */
    PAYMENT_HOLD_MINUTES: withDefault(minutes, '1440'),
    PAYMENT_HOLD_LAST_MINUTES: withDefault(minutes, '30'),
    /** Working days that they are held for an order that is paid by invoice. */
    PAYMENT_HOLD_INVOICE_DAYS: withDefault(
      z.string().regex(/^([1-9]|[1-5]\d|60)$/, 'must be a number from 1 to 60'),
      '3',
    ),
  })
  .transform(settings => ({
    holdMinutes: Number(settings.PAYMENT_HOLD_MINUTES),
    holdLastMinutes: Number(settings.PAYMENT_HOLD_LAST_MINUTES),
    holdInvoiceDays: Number(settings.PAYMENT_HOLD_INVOICE_DAYS),
  }))

export type PaymentTerms = z.output<typeof paymentTermsVariables>
