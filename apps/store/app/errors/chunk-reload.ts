import { isServerReachable, retryOnNetworkFailure } from './network-retry.ts'

/** Milliseconds between two reloads. Source: spec §9, «Reload guard 60 s». */
export const RELOAD_GUARD_MS = 60_000

const KEY = 'reloaded-at'

interface Memory {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

/** Whether a page that lost a piece of itself may be loaded again: at most once in 60 s, or it would go round in circles. */
export function mayReload(memory: Memory, now: number): boolean {
  const before = Number(memory.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
  if (now - before < RELOAD_GUARD_MS) return false
  memory.setItem(KEY, String(now))
  return true
}

/** As much of a window as is needed. */
interface Page {
  addEventListener: (type: 'vite:preloadError', listener: () => void) => void
  sessionStorage: Memory
  location: Pick<Location, 'reload'>
}

let spared = 0

/** Until it is ended, a lost piece is no reason to load the page afresh: what stands on the page is worth more. Returns how to end it. */
export function suspendReload(): () => void {
  spared += 1
  return () => {
    spared -= 1
  }
}

/** Fetches a piece when there is a network: one that a browser could not have once it never asks for again in that document. */
export async function importIfOnline<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  if (!navigator.onLine) throw new Error('There is no network to fetch it by.')
  return load()
}

/** Fetches a piece that the page can do without. */
export async function importOptional<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  const end = suspendReload()
  try {
    return await importIfOnline(load)
  } finally {
    end()
  }
}

/** Reloads the page unless that was done within the last 60 seconds. */
export function reloadOnce({ sessionStorage, location }: Pick<Page, 'sessionStorage' | 'location'>): boolean {
  try {
    if (!mayReload(sessionStorage, Date.now())) return false
  } catch {
    return false // no storage, no guard: the error screen is safer than a circle
  }
  location.reload()
  return true
}

/** After a new version went out, an open page may ask for a chunk that is gone: it is loaded afresh. Source: spec §8. */
export function reloadOnChunkError(window: Page): void {
  window.addEventListener('vite:preloadError', () => {
    if (spared > 0) return
    // Without a network nothing is to be had afresh, and the page that is there would be lost.
    void isServerReachable().then(isReachable => isReachable && spared === 0 && reloadOnce(window))
  })
}

/** The server answers, but not with this module: a newer version of the shop has replaced it. */
export class StaleModuleError extends Error {
  override name = 'LostModuleError'
}

/** Fetches a module as soon as there is a network. Rejects with a `StaleModuleError` when the server has it no more. */
export async function fetchModule<Module>(load: () => Promise<Module>): Promise<Module> {
  const loadOrLose = async () => {
    try {
      return await load()
    } catch (error) {
      if (!(await isServerReachable())) throw error
    }
    // The network may have come back between the failure and the probe: only now a failure is the server's.
    try {
      return await load()
    } catch (cause) {
      throw new StaleModuleError('A module of this version of the shop is gone.', { cause })
    }
  }
  const end = suspendReload()
  try {
    return await retryOnNetworkFailure(loadOrLose, { isNetworkFailure: error => !(error instanceof StaleModuleError) })
  } finally {
    end()
  }
}
