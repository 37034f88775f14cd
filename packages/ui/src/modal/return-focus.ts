import { focusPlace } from '../internal/focus-place.ts'

const focusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.getClientRects().length > 0

/** Brings the focus back to what opened a dialog; to the page's content when that is gone or cannot be focused. */
export function returnFocus(opener: Element | null): void {
  if (focusable(opener) && opener !== document.body) {
    opener.focus({ preventScroll: true })
    if (document.activeElement === opener) return
  }
  const content = document.querySelector('main') ?? document.querySelector('h1')
  if (content instanceof HTMLElement) focusPlace(content)
}
