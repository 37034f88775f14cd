import { useSyncExternalStore } from 'react'
import { announce, subscribeTo } from '../../platform/browser/subscribe-to.ts'

/** A line that has just been removed. */
export interface RemovedLine {
  readonly id: number
  /** Its product with the size, for texts. */
  readonly name: string
  /** Moved to the wishlist; `undo` takes it from there again. */
  readonly saved: { readonly undo: () => void } | null
  /** It is being put back: the offer stays until the line is there, which then gets the focus. */
  readonly isRestoring?: true
}

/** Time in which a removal can be undone. */
const UNDO_MS = 10_000

/*
 * One list per document, because the dialog and the page of the cart offer the same removals, and a dialog that was closed and
 * opened again still does.
 */
let lines: readonly RemovedLine[] = []
const none: readonly RemovedLine[] = []
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const CHANGED = 'shop:removed-lines'

function replace(next: readonly RemovedLine[]): void {
  lines = next
  announce(CHANGED)
}

/** Withdraws the offer to undo a removal. */
export function forgetRemoved(id: number): void {
  holdRemoved(id)
  if (lines.some(line => line.id === id)) replace(lines.filter(line => line.id !== id))
}

/** Stops the time of an offer, while the pointer or the keyboard's focus is on it. */
export function holdRemoved(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/** Starts the time of an offer anew. */
export function releaseRemoved(id: number): void {
  holdRemoved(id)
  if (!lines.some(line => line.id === id && !line.isRestoring)) return
  timers.set(
    id,
    setTimeout(() => forgetRemoved(id), UNDO_MS),
  )
}

/** Offers to undo a removal for `UNDO_MS`. */
export function rememberRemoved(line: RemovedLine): void {
  replace([...lines.filter(({ id }) => id !== line.id), line])
  releaseRemoved(line.id)
}

/** Keeps an offer that was accepted, until the line is back or the offer is accepted again. */
export function acceptRestore(id: number): void {
  holdRemoved(id)
  replace(lines.map(line => (line.id === id ? { ...line, isRestoring: true } : line)))
}

const subscribe = subscribeTo(CHANGED)

/** The removals that can be undone now. */
export const useRemovedLines = (): readonly RemovedLine[] =>
  useSyncExternalStore(
    subscribe,
    () => lines,
    () => none,
  )
