import { useEffect, useState } from 'react'

/** Open dialogs, menus, popups and disclosures of the page, in the order of opening. */
const layers: object[] = []
let pressed: object | undefined
/** Events that a dialog ignored because they belong to the layer above it. */
const leftToUpper = new WeakSet<Event>()

function notePress(): void {
  pressed = layers.at(-1)
}

/**
 * Puts a layer on the stack while it is open, and returns its identity. Escape and presses outside belong to the topmost
 * layer alone.
 */
export function useLayer(open: boolean): object {
  const [layer] = useState(() => ({}))
  useEffect(() => {
    if (!open) return
    layers.push(layer)
    // The same listener is added once, however many layers are open.
    document.addEventListener('pointerdown', notePress, true)
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [open, layer])
  return layer
}

/** Whether a layer is open and no other one was opened after it. */
export const isTopLayer = (layer: object): boolean => layers.at(-1) === layer

/** Whether a layer was the topmost one when the pointer went down: Radix reports a press outside on its release. */
export const ownsPress = (layer: object): boolean => pressed === layer

/** Keeps a dialog of Radix, whose listener runs first, from an event that belongs to the layer above it. */
export function leaveToUpperLayer(event: Event): void {
  leftToUpper.add(event)
  event.preventDefault()
}

/** Claims an Escape for the topmost layer. False when it belongs to another layer or was handled before. */
export function claimEscape(event: Event, layer: object): boolean {
  if ((event.defaultPrevented && !leftToUpper.has(event)) || !isTopLayer(layer)) return false
  leftToUpper.delete(event)
  event.preventDefault()
  return true
}
