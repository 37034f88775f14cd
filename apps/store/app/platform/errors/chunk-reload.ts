import { isCached } from '../browser/is-cached.ts'
import { replayNatively } from '../hydration/prehydration-queue.ts'
import { pressNatively } from './hold-offline.ts'
import { isServerReachable, retryOnNetworkFailure } from './network-retry.ts'
import { saveInput, typingPaused, waitUntil } from './save-input.ts'

/** Milliseconds between two reloads. Source: spec §9, «Reload guard 60 s». */
export const RELOAD_GUARD_MS = 60_000

/** Milliseconds that the answer to a native submit may take before the page is loaded again, e.g. since a field is empty. */
const ANSWER_MS = 5_000

const KEY = 'reloaded-at'

interface ReloadStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

/** Whether a page whose chunk cannot be loaded may reload: at most once in 60 s of a clock that may be set back, to avoid a reload loop. */
export function mayReload(storage: ReloadStorage, now: number): boolean {
  if (Math.abs(now - Number(storage.getItem(KEY))) < RELOAD_GUARD_MS) return false
  storage.setItem(KEY, String(now))
  return true
}

/** The used part of `window`. */
interface Page {
  addEventListener: (type: 'vite:preloadError', listener: (event: { payload: Error }) => void) => void
  sessionStorage: ReloadStorage
  location: Pick<Location, 'assign' | 'reload'>
}

let suspensions = 0

/** Resolves when what was done natively has had no answer that takes the place of the page. */
let answered = Promise.resolve()

/** Suspends reloads on chunk errors, to keep the state of the page. Returns a function that resumes them. */
export function suspendReload(): () => void {
  suspensions += 1
  return () => {
    suspensions -= 1
  }
}

/**
 * Imports a module, or throws when offline: a browser never retries a failed import within the same document. `file`: imported
 * offline too when it is cached.
 */
export async function importIfOnline<Module>(load: () => Promise<Module>, file?: string): Promise<Module> {
  // Undefined on the server.
  if (navigator.onLine === false && !(file && (await isCached(file)))) throw new Error('No network.')
  return load()
}

/** Imports a module that the page works without: a failure does not reload the page. */
export async function importOptional<Module>(load: () => Promise<Module>): Promise<Module> {
  const end = suspendReload()
  try {
    return await importIfOnline(load)
  } finally {
    end()
  }
}

/**
 * Reloads the page unless that was done within the last 60 seconds. What is chosen and typed is entered again in the next document,
 * and what was pressed just now is done without scripts.
 */
export function reloadOnce({ sessionStorage, location }: Pick<Page, 'sessionStorage' | 'location'>): boolean {
  try {
    if (!mayReload(sessionStorage, Date.now())) return false
    saveInput()
    // The page is used until it is replaced.
    addEventListener('pagehide', saveInput)
  } catch {
    return false // without storage there is no guard against a reload loop: the error screen is shown
  }
  if (!pressNatively(location)) location.reload()
  return true
}

/**
 * Whether the server no longer has the file that an import failed on. A short outage is none: a reload after it would lose what is
 * typed. Safari does not name the file: there the entry of the page, whose name changes with every version, is asked for.
 */
async function isGone({ message }: Error): Promise<boolean> {
  const file = /\S+\.(js|css)\b/.exec(message)?.[0] ?? document.querySelector<HTMLScriptElement>('script[src]')?.src
  if (!file) return false
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}

/** Reloads the page when a chunk is gone because a new version was deployed. Source: spec §8. */
export function reloadOnChunkError(window: Page): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (suspensions > 0) return
    void isGone(payload).then(async gone => {
      if (gone) await typingPaused()
      if (gone && suspensions === 0) reloadOnce(window)
    })
  })
}

/** Once for all modules that the page misses. */
let isReloading = false

/**
 * Handles the error of a module of the page that is shown: when it is gone, the page is loaded again, and stays as it is until then.
 * Throws any other error, and when the page was loaded again just now.
 */
export async function reloadInPlace(error: unknown): Promise<never> {
  // What suspends reloads may replace the page itself, by the answer to a form.
  await waitUntil(() => suspensions === 0)
  isReloading ||= error instanceof StaleModuleError && reloadOnce(window)
  if (!isReloading) throw error
  return new Promise(() => undefined)
}

/** The server is reachable but does not have this module: a newer version of the shop was deployed. */
export class StaleModuleError extends Error {}

/**
 * Imports a module, waiting for the network unless its `file` is cached. Rejects with a `StaleModuleError` when the server no longer
 * has it.
 */
export async function fetchModule<Module>(load: () => Promise<Module>, file?: string): Promise<Module> {
  const loadOrThrowStale = async () => {
    try {
      return await importIfOnline(load, file)
    } catch (error) {
      if (!(await isServerReachable())) throw error
    }
    // The network may have come back between the failure and the probe: only now a failure is the server's.
    try {
      return await load()
    } catch (cause) {
      // Before the error screen takes the place of the page.
      await typingPaused()
      saveInput()
      if (replayNatively()) answered = new Promise(resolve => setTimeout(resolve, ANSWER_MS))
      await answered
      throw new StaleModuleError(String(cause))
    }
  }
  const end = suspendReload()
  try {
    return await retryOnNetworkFailure(loadOrThrowStale, {
      isNetworkFailure: error => !(error instanceof StaleModuleError),
    })
  } finally {
    end()
  }
}
