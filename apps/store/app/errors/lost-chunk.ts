/** Milliseconds between two reloads. Source: spec §9, «Reload guard 60 s». */
export const RELOAD_GUARD = 60_000

const KEY = 'reloaded-at'

interface Memory {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

/** Whether a page that lost a piece of itself may be loaded again: at most once in 60 s, or it would go round in circles. */
export function mayReload(memory: Memory, now: number): boolean {
  const before = Number(memory.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
  if (now - before < RELOAD_GUARD) return false
  memory.setItem(KEY, String(now))
  return true
}

/** After a new version went out, an open page may ask for a chunk that is gone: it is loaded afresh. Source: spec §8. */
export function reloadOnLostChunk(window: Window): void {
  window.addEventListener('vite:preloadError', event => {
    // Without a network nothing is to be had afresh, and the page that is there would be lost.
    if (!window.navigator.onLine) return
    try {
      if (!mayReload(window.sessionStorage, Date.now())) return
    } catch {
      return // no storage, no guard: the error screen is safer than a circle
    }
    event.preventDefault()
    window.location.reload()
  })
}
