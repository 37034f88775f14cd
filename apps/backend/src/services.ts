import type { DataVersions } from './db/data-versions.ts'
import type { Database } from './db/database.ts'
import type { Log } from './log.ts'
import type { Pictures } from './pictures/index.ts'
import type { Secrets } from './secrets.ts'
import type { RateLimiter } from './wire/rate-limits.ts'

/** What the answers are made with. One of each for the whole process. */
export interface Services {
  db: Database
  pictures: Pictures
  secrets: Secrets
  rateLimiter: RateLimiter
  dataVersions: DataVersions
  log: Log
  clock: () => Date
  /** Pieces in unpaid orders of one phone. */
  maxUnpaidPieces: number
  /** Without a slash at the end; empty when the shop does not know its own address. */
  publicUrl: string
}
