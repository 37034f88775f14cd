import type { KeyValueStorage } from './environment.ts'

/** How data is stored between visits: `{ v, at, data }`, plain data only, never a snapshot of a machine. */
export interface Envelope<Data> {
  key: string
  /** Version of `data`; another one is invalid. */
  version: number
  /** Milliseconds after which stored data is ignored. */
  lifetime: number
  /** Parses data; null when it is invalid. */
  read: (data: unknown) => Data | null
}

export type StoredValue<Data> =
  | { readonly status: 'none' }
  | { readonly status: 'valid'; readonly data: Data }
  | { readonly status: 'expired' | 'invalid' }

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A storage may throw (private mode, full, switched off); the flow continues without it. */
function attempt<Value>(operation: () => Value, fallback: Value): Value {
  try {
    return operation()
  } catch {
    return fallback
  }
}

const parse = (text: string): unknown => attempt<unknown>(() => JSON.parse(text), undefined)

/** Whether anything is stored under the key, valid or not. */
export const hasStored = (storage: KeyValueStorage, { key }: { readonly key: string }): boolean =>
  attempt(() => storage.getItem(key), null) !== null

/** Reads an envelope and leaves the storage as it is. */
export function peekStored<Data>(storage: KeyValueStorage, envelope: Envelope<Data>, now: number): StoredValue<Data> {
  const text = attempt(() => storage.getItem(envelope.key), null)
  if (text === null) return { status: 'none' }
  const stored = parse(text)
  if (!isRecord(stored) || typeof stored.v !== 'number' || typeof stored.at !== 'number') return { status: 'invalid' }
  if (now - stored.at > envelope.lifetime) return { status: 'expired' }
  const data = stored.v === envelope.version ? envelope.read(stored.data) : null
  return data === null ? { status: 'invalid' } : { status: 'valid', data }
}

/** Reads an envelope and removes it when it is invalid or expired, so that this is reported once. */
export function readStored<Data>(storage: KeyValueStorage, envelope: Envelope<Data>, now: number): StoredValue<Data> {
  const stored = peekStored(storage, envelope, now)
  if (stored.status === 'expired' || stored.status === 'invalid')
    attempt(() => storage.removeItem(envelope.key), undefined)
  return stored
}

/** Writes an envelope; `undefined` removes it. */
export function writeStored<Data>(
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
