/**
 * A page change that overtakes another skips the other's animation, and the browser tells that as a failed promise that
 * nobody waits for. It is no error: whoever is quick sees no animation.
 */
export function ignoreSkippedTransitions(window: Window): void {
  window.addEventListener('unhandledrejection', event => {
    const { reason } = event
    if (reason instanceof DOMException && reason.name === 'AbortError' && /transition/i.test(reason.message))
      event.preventDefault()
  })
}
