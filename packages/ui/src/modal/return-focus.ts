import { focusProgrammatically } from '../internal/focus-programmatically.ts'

/**
 * Returns focus to the element that opened a dialog, or to the page's content when that element is gone or not
 * focusable.
 */
export function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener !== document.body) {
    opener.focus({ preventScroll: true })
    // One that is gone or not shown takes no focus.
    if (document.activeElement === opener) return
  }
  const content = document.querySelector('main') ?? document.querySelector('h1')
  if (content instanceof HTMLElement) focusProgrammatically(content)
}
