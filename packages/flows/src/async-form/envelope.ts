import { type Envelope, isRecord } from '../flow/envelope.ts'
import type { Attempt, FormValues } from './context.ts'

/** The stored draft of a form. */
export interface Draft {
  readonly values: FormValues
  /** An attempt with an unknown outcome: retried under the same key. */
  readonly attempt: Attempt | null
}

const readValues = (value: unknown): FormValues | null => {
  if (!isRecord(value)) return null
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return entries.length === Object.keys(value).length ? Object.fromEntries(entries) : null
}

const readAttempt = (value: unknown): Attempt | null => {
  const values = isRecord(value) ? readValues(value.values) : null
  return isRecord(value) && typeof value.key === 'string' && values ? { values, key: value.key } : null
}

const weekMs = 7 * 86_400_000

/** An unsent form under its own key. `lifetime` in milliseconds, @default a week */
export const draftEnvelope = (key: string, lifetime: number = weekMs): Envelope<Draft> => ({
  key,
  version: 1,
  lifetime,
  read(data) {
    if (!isRecord(data)) return null
    const values = readValues(data.values)
    const attempt = readAttempt(data.attempt)
    return values && (attempt || data.attempt === null) ? { values, attempt } : null
  },
})
