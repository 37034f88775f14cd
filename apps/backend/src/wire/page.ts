/** One page of a list as the wire shows it. */
export const toPage = <Item>(items: Item[], page: number, perPage: number, total: number) => ({
  items,
  page,
  per_page: perPage,
  total,
  pages: Math.ceil(total / perPage),
})
