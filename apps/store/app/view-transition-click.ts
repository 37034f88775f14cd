/** Pixels that a finger may slip while it presses. */
const SLIP = 10

/**
 * Completes a press that the change of a page tears apart. While pages cross-fade the browser shows a still picture, and a
 * finger that went down on a link is let go over nothing: the click lands on the document's root. The link was meant.
 */
export function completeViewTransitionClicks(document: Document): void {
  let down: PointerEvent | undefined
  document.addEventListener(
    'pointerdown',
    event => {
      down = event.isPrimary && event.button === 0 ? event : undefined
    },
    true,
  )
  document.addEventListener(
    'click',
    event => {
      const pressed = down
      down = undefined
      if (event.target !== document.documentElement || !(pressed?.target instanceof Element)) return
      const isOnePress = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < SLIP
      const meant = pressed.target.closest('a, button, label')
      if (isOnePress && meant instanceof HTMLElement && meant.isConnected) meant.click()
    },
    true,
  )
}
