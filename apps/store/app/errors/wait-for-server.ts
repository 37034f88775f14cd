import { isUnmodifiedClick } from '../browser/unmodified-click.ts'
import { isOtherDocument } from '../document-area.ts'
import { getOutage, isServerReachable, retryOnNetworkFailure } from './network-retry.ts'

/** Resolves once the server responds. Reports an outage meanwhile. */
export const waitForServer = (signal?: AbortSignal): Promise<void> =>
  retryOnNetworkFailure(
    async () => {
      if (!(await isServerReachable())) throw new TypeError('The server is unreachable.')
    },
    { isNetworkFailure: () => true, signal },
  )

const isUp = (): boolean => navigator.onLine && !getOutage()

/**
 * Links to other documents and forms that are not hydrated are left to the browser, which would show its own error page during an
 * outage: here they wait for the server. What was pressed last replaces what waits.
 */
export function holdDuringOutage(): void {
  let waiting: AbortController | undefined
  const whenUp = (act: () => void) => {
    waiting = new AbortController()
    waitForServer(waiting.signal).then(act, () => undefined) // rejects when something else was pressed
  }
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || !isUnmodifiedClick(event)) return
    waiting?.abort()
    const { href, pathname, target, download } = link
    if (event.defaultPrevented || target || download || isUp() || !isOtherDocument(pathname)) return
    event.preventDefault()
    whenUp(() => location.assign(href))
  })
  addEventListener('submit', event => {
    waiting?.abort()
    const { target: form, submitter } = event
    if (event.defaultPrevented || isUp() || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    whenUp(() => form.requestSubmit(submitter))
  })
}
