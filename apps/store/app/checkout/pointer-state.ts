/**
 * Whether the pointer is down on a control. A field that loses focus by pressing one is not validated then: its message would
 * move the control away from the pointer, and the click would be lost. The click itself validates the whole step.
 */
export const isPointerDownOnControl = (): boolean => isDown

let isDown = false

if (typeof document !== 'undefined') {
  const press = (event: PointerEvent) => {
    isDown = event.target instanceof Element && event.target.closest('button, a, summary, label') !== null
  }
  const release = () => {
    isDown = false
  }
  document.addEventListener('pointerdown', press, true)
  // The click follows its pointerup; a pointer that is released elsewhere has no click.
  document.addEventListener('pointerup', () => setTimeout(release), true)
  document.addEventListener('pointercancel', release, true)
  document.addEventListener('keydown', release, true)
}
