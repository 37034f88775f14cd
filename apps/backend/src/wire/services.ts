import type { DataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import type { TextCache } from '../http/text-cache.ts'
import type { MailSettings } from '../outbox/mail-settings.ts'
import type { Pictures } from '../pictures/index.ts'
import type { Queue } from '../platform/queue.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { RateLimiter } from './rate-limits.ts'

/** What every handler may use, one instance each per process. What only some domains use, adapters included, is declared by them. */
export interface Services {
  db: Database
  pictures: Pictures
  /** What is costly and not a page: rendering pictures, decoding photos, writing feeds. No page waits in it. */
  workQueue: Queue
  textCache: TextCache
  secrets: Secrets
  rateLimiter: RateLimiter
  dataVersions: DataVersions
  log: Log
  metrics: Metrics
  clock: () => Date
  /** Origin without a trailing slash; empty when `PUBLIC_URL` is not set. */
  publicUrl: string
  mail: MailSettings
  /** Whether messages about orders may go to phones. */
  hasPhoneMessages: boolean
  /** The longest division of a sum into monthly payments, in kopiykas; null: the shop offers none for it. */
  instalmentOf: (total: number) => { count: number; amount: number } | null
}
