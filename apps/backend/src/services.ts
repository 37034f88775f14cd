import type { IdentityProvider } from './auth/identity-provider.ts'
import type { Passwords } from './auth/passwords.ts'
import type { DataVersions } from './db/data-versions.ts'
import type { Database } from './db/database.ts'
import type { Carrier } from './delivery/carrier.ts'
import type { DeliveryPrices } from './delivery/prices.ts'
import type { MailSettings, PaymentSettings } from './environment.ts'
import type { KeptTexts } from './kept-texts.ts'
import type { Log } from './log.ts'
import type { Payee } from './payment/payee.ts'
import type { PaymentMethods } from './payment/payment-methods.ts'
import type { PaymentProviders } from './payment/provider.ts'
import type { Pictures } from './pictures/index.ts'
import type { Queue } from './queue.ts'
import type { Secrets } from './secrets.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { RateLimiter } from './wire/rate-limits.ts'

/** Dependencies of the handlers: one instance each per process, adapters of the ports included. */
export interface Services {
  db: Database
  pictures: Pictures
  /** What is costly and not a page: rendering pictures, decoding photos, writing feeds. No page waits in it. */
  workQueue: Queue
  keptTexts: KeptTexts
  carrier: Carrier
  deliveryPrices: DeliveryPrices
  paymentMethods: PaymentMethods
  paymentProviders: PaymentProviders
  paymentTerms: Pick<PaymentSettings, 'holdMinutes' | 'holdLastMinutes' | 'holdInvoiceDays'>
  /** Null: orders cannot be paid by invoice. */
  payee: Payee | null
  secrets: Secrets
  passwords: Passwords
  /** Null: nobody signs in with Google. */
  google: IdentityProvider | null
  rateLimiter: RateLimiter
  dataVersions: DataVersions
  log: Log
  metrics: Metrics
  clock: () => Date
  /** Maximum number of pieces in all unpaid orders of one phone number, and in those of the last day from one address. */
  maxUnpaidPieces: number
  /** Origin without a trailing slash; empty when `PUBLIC_URL` is not set. */
  publicUrl: string
  mail: MailSettings
}
