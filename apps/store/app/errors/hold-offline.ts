import { isUnmodifiedClick } from '../browser/unmodified-click.ts'
import { getOutage, waitForServer } from './network-retry.ts'

/** Whether a click leads the browser to another page of the shop in this tab. */
function isNavigation(event: Event, link: Element | null): link is HTMLAnchorElement {
  if (!(link instanceof HTMLAnchorElement && event instanceof MouseEvent && isUnmodifiedClick(event))) return false
  const { origin, target, download, hash, pathname, search } = link
  const isSamePage = hash && pathname + search === location.pathname + location.search
  return origin === location.origin && !target && !download && !isSamePage
}

/**
 * Links and forms that nothing else handles are left to the browser, which during an outage would replace the page by its own
 * error page: here they wait for the server. What was pressed last replaces what waits. Takes over from `HOLD_BEFORE_SCRIPTS`.
 */
export function holdDuringOutage(): void {
  window.onclick = window.onsubmit = null
  let last: Event | undefined
  const isDown = () => !navigator.onLine || getOutage()
  const hold = (event: Event) => {
    const { target } = event
    const link = target instanceof Element ? target.closest('a') : null
    const isForm = event instanceof SubmitEvent && target instanceof HTMLFormElement
    if (!isForm && !isNavigation(event, link)) return
    last = event
    if (event.defaultPrevented || !isDown()) return
    event.preventDefault()
    void waitForServer().then(() => {
      if (last !== event) return
      if (isForm) target.requestSubmit(event.submitter)
      else link?.click()
    })
  }
  for (const type of ['click', 'submit']) {
    addEventListener(type, hold)
    // React stops events of parts that are not hydrated, before they reach the window.
    const noticeStop = (event: Event) => {
      if (!isDown()) return
      event.stopPropagation = () => {
        Event.prototype.stopPropagation.call(event)
        hold(event)
      }
    }
    addEventListener(type, noticeStop, true)
  }
}
