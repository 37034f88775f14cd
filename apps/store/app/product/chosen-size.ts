import { useSyncExternalStore } from 'react'

/** The size chosen in the form, for the parts of the page that are hydrated apart from it. */
let chosen: { productId: number; size: string } | null = null
const listeners = new Set<() => void>()

/** Tells the other parts of the page which size of a product is chosen. */
export function announceSize(productId: number, size: string): void {
  if (chosen?.productId === productId && chosen.size === size) return
  chosen = { productId, size }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Name of the chosen size of a product; null while none is. */
export const useChosenSize = (productId: number): string | null =>
  useSyncExternalStore(
    listen,
    () => (chosen?.productId === productId ? chosen.size : null),
    () => null,
  )
