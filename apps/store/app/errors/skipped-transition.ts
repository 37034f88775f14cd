/**
 * A navigation during a view transition skips the transition, and the browser reports that as an unhandled rejection. It is no
 * error.
 */
export function ignoreSkippedTransitions(window: Window): void {
  window.addEventListener('unhandledrejection', event => {
    const { reason } = event
    if (reason instanceof DOMException && reason.name === 'AbortError' && /transition/i.test(reason.message))
      event.preventDefault()
  })
}
