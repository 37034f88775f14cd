import type { KeyValueStorage } from './surroundings.ts'

/** How something is kept between visits: `{ v, at, data }`, plain data only, never a snapshot of a machine. */
export interface Envelope<Data> {
  key: string
  /** Version of `data` that is written. */
  version: number
  /** Milliseconds after which it is as if nothing had been kept. */
  lifetime: number
  /** Reads data of a version, older ones too; null when it is not what it should be. */
  read: (data: unknown, version: number) => Data | null
}

/** What was found: nothing, something good, or something that had to be thrown away. */
export type Kept<Data> =
  | { readonly found: 'nothing' }
  | { readonly found: 'kept'; readonly data: Data }
  | { readonly found: 'expired' | 'broken' }

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A storage may refuse (private mode, full, switched off); the shop goes on without it. */
function attempt<Value>(deed: () => Value, otherwise: Value): Value {
  try {
    return deed()
  } catch {
    return otherwise
  }
}

/** JSON that may be anything. */
const parse = (text: string): unknown => attempt<unknown>(() => JSON.parse(text), undefined)

/** Whether an envelope lies there, good or not. Leaves it unopened. */
export const isThere = (storage: KeyValueStorage, { key }: { readonly key: string }): boolean =>
  attempt(() => storage.getItem(key), null) !== null

/** Reads an envelope and leaves it as it is, whatever is found. */
export function peek<Data>(storage: KeyValueStorage, envelope: Envelope<Data>, now: number): Kept<Data> {
  const text = attempt(() => storage.getItem(envelope.key), null)
  if (text === null) return { found: 'nothing' }
  const kept = parse(text)
  if (!isRecord(kept) || typeof kept.v !== 'number' || typeof kept.at !== 'number') return { found: 'broken' }
  if (now - kept.at > envelope.lifetime) return { found: 'expired' }
  const data = kept.v > envelope.version ? null : envelope.read(kept.data, kept.v)
  return data === null ? { found: 'broken' } : { found: 'kept', data }
}

/** Opens an envelope. What is broken or too old is removed, so that it is told once. */
export function open<Data>(storage: KeyValueStorage, envelope: Envelope<Data>, now: number): Kept<Data> {
  const kept = peek(storage, envelope, now)
  if (kept.found === 'expired' || kept.found === 'broken') attempt(() => storage.removeItem(envelope.key), undefined)
  return kept
}

/** Keeps something; `undefined` forgets it. */
export function keep<Data>(
  storage: KeyValueStorage,
  envelope: Envelope<Data>,
  data: Data | undefined,
  now: number,
): void {
  attempt(
    () =>
      data === undefined
        ? storage.removeItem(envelope.key)
        : storage.setItem(envelope.key, JSON.stringify({ v: envelope.version, at: now, data })),
    undefined,
  )
}
