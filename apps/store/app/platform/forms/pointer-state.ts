/**
 * Whether the pointer is down on a control. A field that loses focus because of it is not validated: the message would move the
 * control away from the pointer, and the click would miss it. The click validates the whole form.
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
  // `click` follows `pointerup`, unless the pointer is released elsewhere.
  document.addEventListener('pointerup', () => setTimeout(release), true)
  document.addEventListener('pointercancel', release, true)
  document.addEventListener('keydown', release, true)
}
