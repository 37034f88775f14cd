import type { Locale } from '@shop/contract/locales'
import { LRUCache } from 'lru-cache'
import { withDeadline } from '../platform/deadline.ts'
import { timeLimits } from '../platform/time-limits.ts'
import type { Settlement } from './directory.ts'
import { normaliseName } from './normalise.ts'
import type { DeliveryServices } from './services.ts'

const TTL_MS = 24 * 3_600_000
const TIMEOUT_MS = timeLimits.streets
/** Fewer letters match half of the streets. */
const MIN_LENGTH = 2
const MAX_STREETS = 20

const cache = new LRUCache<string, readonly string[]>({ max: 5_000, ttl: TTL_MS })

const timeoutError = () => new Error(`No streets within ${TIMEOUT_MS} ms`)

/** Streets of a settlement for a typed text. None while the carrier is unavailable: any street can be entered as text. */
export async function searchStreets(
  { carrier, log }: Pick<DeliveryServices, 'carrier' | 'log'>,
  { ref, secondRef, name }: Settlement,
  query: string,
  lang: Locale,
): Promise<string[]> {
  const text = normaliseName(query)
  if (text.length < MIN_LENGTH) return []
  const key = `${carrier.directory} ${ref} ${lang} ${text}`
  const known = cache.get(key)
  if (known) return [...known]
  try {
    const asked = carrier.streets({ settlement: { ref, secondRef, names: name }, query: query.trim(), lang })
    const found = (await withDeadline(asked, TIMEOUT_MS, timeoutError)).slice(0, MAX_STREETS)
    cache.set(key, found)
    return [...found]
  } catch (error) {
    log.warn({ err: error }, 'the carrier gave no streets')
    return []
  }
}
