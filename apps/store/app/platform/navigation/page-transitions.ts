import { movePictures } from './picture-transition.ts'

/** Pixels that a pointer may move between press and release. */
const MAX_MOVEMENT = 10

/**
 * Completes clicks that a view transition interrupts. During the transition the browser shows a snapshot of the page: the pointer
 * is released over the snapshot, so `click` is dispatched on the root element instead of the link.
 */
function completeViewTransitionClicks(document: Document): void {
  let pointerDown: PointerEvent | undefined
  document.addEventListener(
    'pointerdown',
    event => {
      pointerDown = event.isPrimary && event.button === 0 ? event : undefined
    },
    true,
  )
  document.addEventListener(
    'click',
    event => {
      const pressed = pointerDown
      pointerDown = undefined
      if (event.target !== document.documentElement || !(pressed?.target instanceof Element)) return
      const isClick = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < MAX_MOVEMENT
      const target = pressed.target.closest('a, button, label')
      if (isClick && target instanceof HTMLElement && target.isConnected) target.click()
    },
    true,
  )
}

/**
 * A navigation during a view transition, or a viewport that changes its size, skips the transition, and the browser reports that
 * as an unhandled rejection. It is no error.
 */
function ignoreSkippedTransitions(window: Window): void {
  window.addEventListener('unhandledrejection', event => {
    const { reason } = event
    const isSkipped = reason instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(reason.name)
    if (isSkipped && /transition/i.test(reason.message)) event.preventDefault()
  })
}

/** Moves the pictures of products between pages, and handles what view transitions do to clicks and promises. */
export function handlePageTransitions(window: Window): void {
  ignoreSkippedTransitions(window)
  completeViewTransitionClicks(window.document)
  movePictures(window)
}
