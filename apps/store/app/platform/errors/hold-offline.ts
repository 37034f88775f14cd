import { isCached } from '../browser/is-cached.ts'
import { isUnmodified } from '../browser/unmodified-event.ts'
import { submitNatively } from '../forms/submit-natively.ts'
import { getOutage, waitForServer } from './network-retry.ts'

/** The link or submit button that leads the browser to another page of the shop in this tab. */
function pressedIn(event: Event): HTMLElement | null {
  if (event instanceof SubmitEvent) return event.submitter
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || !(event instanceof MouseEvent && isUnmodified(event))) return null
  const isSamePage = link.hash && link.pathname + link.search === location.pathname + location.search
  return link.origin !== location.origin || link.target || isSamePage ? null : link
}

/** Milliseconds after a press in which nothing may be seen of it yet, with the pause that a reload waits for. */
const PRESS_MS = 4000

/** What was pressed last, when, and the state of a toggle before. */
let last: { pressed: HTMLElement; at: number; state: string | null } | undefined

/**
 * Does without scripts what the link or toggle that was pressed just now has not done, because a module of it is missing. A toggle
 * that shows another state than before has. Returns false when there is none.
 */
export function pressNatively(location: Pick<Location, 'assign'>): boolean {
  const { pressed, at, state } = last ?? { at: 0 }
  if (Date.now() - at > PRESS_MS) return false
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
  else if (pressed instanceof HTMLButtonElement && pressed.form && state && state === pressed.ariaPressed)
    submitNatively(pressed.form, pressed)
  else return false
  return true
}

/**
 * Links and forms that nothing else handles are left to the browser, which during an outage would replace the page by its own
 * error page: here they wait for the server. What was pressed last replaces what waits. Takes over from `HOLD_BEFORE_SCRIPTS`.
 */
export function holdDuringOutage(): void {
  window.onclick = window.onsubmit = null
  const hold = async (event: Event) => {
    const pressed = pressedIn(event)
    if (!pressed) return
    if (event.defaultPrevented || (navigator.onLine && !getOutage())) return
    event.preventDefault()
    // A page that was seen opens, any other when the server is reachable.
    if (pressed instanceof HTMLAnchorElement && (await isCached(pressed.href))) return location.assign(pressed.href)
    await waitForServer()
    if (last?.pressed === pressed) pressed.click()
  }
  for (const type of ['click', 'submit']) {
    addEventListener(type, hold)
    // React stops events of parts that are not hydrated, before they reach the window.
    const noticeStop = (event: Event) => {
      const pressed = pressedIn(event)
      if (pressed) {
        // What has waited since before the scripts.
        window.ononline = null
        last = { pressed, at: Date.now(), state: pressed.ariaPressed }
      }
      event.stopPropagation = () => {
        Event.prototype.stopPropagation.call(event)
        void hold(event)
      }
    }
    addEventListener(type, noticeStop, true)
  }
}
