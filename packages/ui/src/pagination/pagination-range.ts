/**
 * Pages to show: first, last, the current one with `siblings` on either side, and `'ellipsis'` where more than one is left
 * out. As many entries on every page, so that a link stays where it is while it is pressed again and again. A page outside
 * 1…pages is clamped.
 */
export function paginationRange(page: number, pages: number, siblings = 1): (number | 'ellipsis')[] {
  const current = Math.min(Math.max(page, 1), pages)
  // First, last, the current one, its siblings, and one entry on either side: a page or an ellipsis.
  const inner = 2 * siblings + 3
  const all = Array.from({ length: Math.max(pages, 0) }, (_, index) => index + 1)
  if (pages <= inner + 2) return all
  const start = Math.min(Math.max(current - siblings - 1, 2), pages - inner)
  const shown = all.slice(start - 1, start - 1 + inner)
  const atStart = start > 2
  const atEnd = start + inner < pages
  return [
    1,
    ...shown.map((entry, index) =>
      (atStart && index === 0) || (atEnd && index === inner - 1) ? ('ellipsis' as const) : entry,
    ),
    pages,
  ]
}
