import { focusProgrammatically } from '../internal/focus-programmatically.ts'

const focusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.getClientRects().length > 0

/**
 * Returns focus to the element that opened a dialog, or to the page's content when that element is gone or not
 * focusable.
 */
export function returnFocus(opener: Element | null): void {
  if (focusable(opener) && opener !== document.body) {
    opener.focus({ preventScroll: true })
    if (document.activeElement === opener) return
  }
  const content = document.querySelector('main') ?? document.querySelector('h1')
  if (content instanceof HTMLElement) focusProgrammatically(content)
}
