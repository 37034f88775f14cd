const hasText = (node: Element | null): boolean => (node?.textContent ?? '').trim() !== ''

function isNamed(element: Element): boolean {
  if (element.getAttribute('aria-label')?.trim()) return true
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  if (ids.some(id => hasText(document.getElementById(id)))) return true
  // The title of a popup is registered after the first effects.
  if (hasText(element.querySelector('[data-part="title"]'))) return true
  const isControl = element instanceof HTMLInputElement || element instanceof HTMLButtonElement
  return isControl && (element.labels?.length ?? 0) > 0
}

/**
 * In development, reports a part without an accessible name, and how to name it: nothing but a screen reader shows that it is
 * missing. Call it in an effect, behind the same condition: bundlers leave it out then.
 */
export function checkName(element: Element | null, part: string): void {
  if (process.env.NODE_ENV === 'production' || !element || isNamed(element)) return
  const [space = ''] = part.split('.')
  const remedy = part.endsWith('.Content') ? `Put a <${space}.Title> into it` : `Put a <${space}.Label> beside it`
  console.error(
    `@shop/ui: <${part}> has no accessible name, so a screen reader cannot say what it is. ${remedy}, or give it an aria-label.`,
  )
}
