/** A place that keeps text: `localStorage` and `sessionStorage` fit as they are. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A line between the tabs of one browser: a `BroadcastChannel` fits as it is. A message never comes back to its sender. */
export interface Broadcast {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/** Timers. @default the global ones */
export interface Clock {
  setTimeout(run: () => void, milliseconds: number): unknown
  clearTimeout(timer: unknown): void
}

/** What every flow can be given instead of the real world. */
export interface Environment {
  clock?: Clock
  /** 0 up to 1, for the spread of retries. @default Math.random */
  random?: () => number
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
  /** A new key nobody has used, for commands that must not happen twice. @default 128 random bits */
  newKey?: () => string
}

/** 128 random bits as text. `randomUUID` is not there on pages without TLS. */
export const randomKey = (): string =>
  [...globalThis.crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Tells the other tabs. A line that is closed already is none. */
export function broadcastMessage(broadcast: Broadcast | undefined, message: unknown): void {
  try {
    broadcast?.postMessage(message)
  } catch {
    // The page is on its way out: the others learn it from the backend.
  }
}

/** Listens to the other tabs; returns how to stop. */
export function listen(broadcast: Broadcast | undefined, listener: (message: unknown) => void): () => void {
  if (!broadcast) return () => undefined
  const heard = (event: { data: unknown }) => listener(event.data)
  broadcast.addEventListener('message', heard)
  return () => broadcast.removeEventListener('message', heard)
}
