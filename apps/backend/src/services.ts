import type { Passwords } from './auth/passwords.ts'
import type { DataVersions } from './db/data-versions.ts'
import type { Database } from './db/database.ts'
import type { Carrier } from './delivery/carrier.ts'
import type { MailSettings } from './environment.ts'
import type { Log } from './log.ts'
import type { PaymentMethods } from './payment/payment-methods.ts'
import type { Pictures } from './pictures/index.ts'
import type { Secrets } from './secrets.ts'
import type { RateLimiter } from './wire/rate-limits.ts'

/** What handlers need: one instance each for the whole process, ports included. */
export interface Services {
  db: Database
  pictures: Pictures
  carrier: Carrier
  paymentMethods: PaymentMethods
  secrets: Secrets
  passwords: Passwords
  rateLimiter: RateLimiter
  dataVersions: DataVersions
  log: Log
  clock: () => Date
  /** Pieces in unpaid orders of one phone. */
  maxUnpaidPieces: number
  /** Without a slash at the end; empty when the shop does not know its own address. */
  publicUrl: string
  mail: MailSettings
}
