/**
 * Whether a button is being pressed. A field that is left by pressing one is not judged then: its message would move the
 * button away from under the finger, and the press would be lost. The press itself judges the whole step.
 */
export const isPressing = (): boolean => pressing

let pressing = false

if (typeof document !== 'undefined') {
  const watch = (event: PointerEvent) => {
    pressing = event.target instanceof Element && event.target.closest('button, a, summary, label') !== null
  }
  const release = () => {
    pressing = false
  }
  document.addEventListener('pointerdown', watch, true)
  // The click of a press comes after its pointerup; one that is let go elsewhere has none.
  document.addEventListener('pointerup', () => setTimeout(release), true)
  document.addEventListener('pointercancel', release, true)
  document.addEventListener('keydown', release, true)
}
