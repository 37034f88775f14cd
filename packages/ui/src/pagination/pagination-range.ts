/**
 * Pages to show: first, last, the current one with `siblings` on either side, and `'ellipsis'` where more than one is left
 * out (a single page is shown instead). A page outside 1…pages is clamped.
 */
export function paginationRange(page: number, pages: number, siblings = 1): (number | 'ellipsis')[] {
  const current = Math.min(Math.max(page, 1), pages)
  const shown = Array.from({ length: Math.max(pages, 0) }, (_, index) => index + 1).filter(
    number => number === 1 || number === pages || Math.abs(number - current) <= siblings,
  )
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : ['ellipsis' as const, number]
  })
}
