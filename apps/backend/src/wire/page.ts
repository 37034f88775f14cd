/** One page of a list as the wire shows it. */
export const toPage = <Item>(items: Item[], page: number, perPage: number, total: number) => ({
  items,
  page,
  per_page: perPage,
  total,
  pages: Math.ceil(total / perPage),
})

/** Maximum number of lines of the orders that one answer lists: a line may have 3 kB. */
const MAX_LINES = 300

/** Splits orders into pages of at most `perPage` orders and `MAX_LINES` lines; an order with more lines is a page of its own. */
export function pagesByLines<Listed>(
  listed: readonly Listed[],
  perPage: number,
  linesOf: (one: Listed) => number,
): Listed[][] {
  const pages: Listed[][] = []
  let lines = 0
  for (const one of listed) {
    const page = pages.at(-1)
    lines += linesOf(one)
    if (page && page.length < perPage && lines <= MAX_LINES) page.push(one)
    else {
      pages.push([one])
      lines = linesOf(one)
    }
  }
  return pages
}
