import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { carrier_refreshes } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { withDeadline } from '../platform/deadline.ts'
import { timeLimits } from '../platform/time-limits.ts'
import type { Carrier, DirectorySource } from './carrier.ts'
import { normaliseName } from './normalise.ts'
import type { DeliveryServices } from './services.ts'
import { writePoints, writeSettlements } from './write-directory.ts'

type FillContext = Pick<DeliveryServices, 'db' | 'carrier' | 'log'>

/** A shopper does not wait longer for the carrier itself. */
const TIMEOUT_MS = timeLimits.firstFill
/** Milliseconds until the carrier is asked for the same again. */
const TTL_MS = 60_000
/** Fewer letters match half of the settlements. */
const MIN_LENGTH = 2

interface Progress {
  isComplete: boolean
  /** What was asked for a short time ago. */
  asked: LRUCache<string, true>
}

const progressOf = new WeakMap<Carrier, Progress>()

function getProgress(carrier: Carrier): Progress {
  const known = progressOf.get(carrier) ?? { isComplete: false, asked: new LRUCache({ max: 5_000, ttl: TTL_MS }) }
  progressOf.set(carrier, known)
  return known
}

/** The carrier's directory while its first refresh is not complete, which takes a minute; null: it is, or there is none to be read. */
async function incompleteSource({ db, carrier }: FillContext): Promise<DirectorySource | null> {
  const progress = getProgress(carrier)
  if (carrier.source === null || progress.isComplete) return null
  const [row] = await db
    .select({ completedAt: carrier_refreshes.completed_at })
    .from(carrier_refreshes)
    .where(eq(carrier_refreshes.directory, carrier.directory))
  progress.isComplete = Boolean(row?.completedAt)
  return progress.isComplete ? null : carrier.source
}

/** `loading`: a part of the directory is there · `unavailable`: what was looked for is not, and the carrier does not answer */
type FillState = 'complete' | 'loading' | 'unavailable'

async function fillBy(
  context: FillContext,
  what: string,
  read: (source: DirectorySource) => Promise<(seenAt: Date) => Promise<unknown>>,
): Promise<FillState> {
  const source = await incompleteSource(context)
  if (source === null) return 'complete'
  const { asked } = getProgress(context.carrier)
  if (asked.has(what)) return 'loading'
  const seenAt = new Date()
  try {
    const write = await withDeadline(read(source), TIMEOUT_MS, () => new Error(`No answer within ${TIMEOUT_MS} ms`))
    await write(seenAt)
    asked.set(what, true)
    return 'loading'
  } catch (error) {
    context.log.warn({ err: error }, 'the carrier did not answer while its directory is being filled')
    return 'unavailable'
  }
}

/** While the directory is filled for the first time: stores the settlements that a shopper looks for, from the carrier itself. */
export async function fillSettlements(context: FillContext, query: string): Promise<FillState> {
  const { db, carrier } = context
  const text = normaliseName(query)
  if (text.length < MIN_LENGTH) return 'complete'
  return fillBy(context, `settlements ${text}`, async source => {
    const records = await source.find(query.trim())
    return seenAt => transact(db, tx => writeSettlements(tx, records, { directory: carrier.directory, seenAt }))
  })
}

/** The same for the points of a settlement. */
export async function fillPoints(context: FillContext, settlementRef: string): Promise<FillState> {
  const { db, carrier } = context
  return fillBy(context, `points ${settlementRef}`, async source => {
    const records = await source.pointsOf(settlementRef)
    return seenAt => transact(db, tx => writePoints(tx, records, { directory: carrier.directory, seenAt }))
  })
}
