import { useEffect, useState } from 'react'

/** Open dialogs, menus, popups and disclosures of the page, in the order of opening. */
const layers: object[] = []
let pressed: object | undefined
/** Events that a dialog or toast ignored because they belong to another layer. */
const leftToUpper = new WeakSet<Event>()
const leftToLower = new WeakSet<Event>()

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

/** Keeps a dialog or toast of Radix, whose listener runs first, from an event that belongs to another layer. */
export function leaveToUpperLayer(event: Event): void {
  leftToUpper.add(event)
  event.preventDefault()
}

/** Whether the focus is in the field of an open list of suggestions, which may be no layer of ours. */
export const isListOpen = (): boolean =>
  document.activeElement?.matches('[role="combobox"][aria-expanded="true"]') ?? false

/** Leaves an Escape that a toast of Radix gets to what is open below it. False when nothing is. */
export function leaveToLowerLayer(event: Event): boolean {
  if (layers.length === 0 || event.defaultPrevented) return false
  leaveToUpperLayer(event)
  if (!isListOpen()) leftToLower.add(event)
  return true
}

/** Whether a toast has left an Escape to the dialog below it, which Radix does not tell of it. */
export const isLeftToDialog = (event: Event): boolean => leftToLower.has(event)

/** Claims an Escape for the topmost layer. False when it belongs to another layer or was handled before. */
export function claimEscape(event: Event, layer: object): boolean {
  if ((event.defaultPrevented && !leftToUpper.has(event)) || !isTopLayer(layer)) return false
  leftToUpper.delete(event)
  event.preventDefault()
  return true
}
