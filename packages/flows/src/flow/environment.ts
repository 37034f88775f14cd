import type { ActorOptions, AnyStateMachine } from 'xstate'

/** A key-value storage: `localStorage` and `sessionStorage` fit as they are. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A channel between the tabs of one browser: a `BroadcastChannel` fits as it is. A sender never receives its own messages. */
export interface Broadcast {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/** Locks among the tabs of one browser: `navigator.locks` fits as it is. */
export interface Locks {
  request(name: string, run: () => string | null | Promise<string | null>): Promise<string | null>
}

/** Timers. @default the global ones */
export interface Clock {
  setTimeout(run: () => void, milliseconds: number): unknown
  clearTimeout(timer: unknown): void
}

/** Observes a machine: `inspect` of XState's actors. */
export interface Inspectable {
  inspect?: ActorOptions<AnyStateMachine>['inspect']
}

/** Dependencies that every flow takes; tests replace them. */
export interface Environment extends Inspectable {
  clock?: Clock
  /** 0 up to 1, for the jitter of retries. @default Math.random */
  random?: () => number
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
  /** Creates an idempotency key. @default 128 random bits */
  newKey?: () => string
}

/** 128 random bits as hex. `crypto.randomUUID` does not exist on pages without TLS. */
export const randomKey = (): string =>
  [...globalThis.crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Runs while no other tab does; at once where there are no locks, or the browser refuses them, as with blocked cookies. */
export async function runAlone(
  locks: Locks | undefined,
  name: string,
  run: () => string | null,
): Promise<string | null> {
  if (!locks) return run()
  try {
    return await locks.request(name, run)
  } catch {
    return run()
  }
}

/** Posts a message to the other tabs; a closed channel is ignored. */
export function broadcastMessage(broadcast: Broadcast | undefined, message: unknown): void {
  try {
    broadcast?.postMessage(message)
  } catch {
    // The page is being unloaded: the other tabs learn of it from the backend.
  }
}

/** Subscribes to messages of the other tabs; returns how to unsubscribe. */
export function listen(broadcast: Broadcast | undefined, listener: (message: unknown) => void): () => void {
  if (!broadcast) return () => undefined
  const onMessage = (event: { data: unknown }) => listener(event.data)
  broadcast.addEventListener('message', onMessage)
  return () => broadcast.removeEventListener('message', onMessage)
}
