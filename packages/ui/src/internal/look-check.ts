/**
 * In development, reports a control that looks like a text, because the reset of the theme is there and the styles of the part are
 * not, and the file that has them. Call it in an effect, behind the same condition: bundlers leave it out then.
 */
export function checkLook(element: Element | null, part: string, file: string): void {
  // Without layout, as in jsdom, nothing has a look.
  if (process.env.NODE_ENV === 'production' || !element || document.body.getClientRects().length === 0) return
  const { borderStyle, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element)
  const isBare = [borderStyle, backgroundImage, boxShadow].every(value => value === 'none')
  if (!isBare || backgroundColor !== 'rgba(0, 0, 0, 0)') return
  console.error(
    `@shop/ui: <${part}> has no border, background or shadow, so it cannot be seen that it is a control. Import '@shop/ui/theme/extra.css' beside the theme, or '@shop/ui/theme/${file}.css' alone, or style it.`,
  )
}
