/**
 * Pages to show: first, last, the current one with `siblings` on either side, and `'ellipsis'` where more than one is left
 * out. As many entries on every page, so that a link stays where it is while it is pressed again and again. A page outside
 * 1…pages is clamped.
 */
export function paginationRange(page: number, pages: number, siblings = 1): (number | 'ellipsis')[] {
  const size = 2 * siblings + 5
  /** Entries that are left out before the first page of the window. */
  const start = Math.max(Math.min(page - siblings - 3, pages - size), 0)
  return Array.from({ length: Math.max(Math.min(pages, size), 0) }, (_, index) => {
    if (index === 0) return 1
    if (index === size - 1) return pages
    const isGap = (index === 1 && start > 0) || (index === size - 2 && start + size < pages)
    return isGap ? 'ellipsis' : start + index + 1
  })
}
