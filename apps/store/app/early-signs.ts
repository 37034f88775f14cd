/** What the page has noticed before its scripts were there. Noted by server/late-start.ts. */

/** Whether the shopper has touched the page already. */
export const wasTouched = (): boolean => document.documentElement.dataset.touched !== undefined

/** Presses the button that was pressed last before there were scripts: without them it did nothing. */
export function pressAgain(window: Window): void {
  const pressed: unknown = Reflect.get(window, 'early')
  window.onclick = null
  if (pressed instanceof HTMLElement && pressed.isConnected) setTimeout(() => pressed.click())
}
