/** One specification of a product. */
export interface Specification {
  /** Empty: without a heading. */
  group: string
  name: string
  value: string
}

export interface ComparedRow {
  name: string
  /** One for each product; null where it has none. */
  values: readonly (string | null)[]
  same: boolean
}

export interface ComparedGroup {
  name: string
  rows: readonly ComparedRow[]
}

/**
 * The specifications of each product, where a characteristic stands in the row of the technical data of that name, whichever of the
 * products has one; of a product that has both, the technical data counts, which says more.
 */
export function joinSpecifications(
  products: readonly { technical: readonly Specification[]; characteristics: readonly Specification[] }[],
): Specification[][] {
  const technical = new Map(products.flatMap(product => product.technical.map(({ name, group }) => [name, group])))
  return products.map(product => {
    const names = new Set(product.technical.map(({ name }) => name))
    const others = product.characteristics.filter(({ name }) => !names.has(name))
    return [
      ...product.technical,
      ...others.map(specification => ({
        ...specification,
        group: technical.get(specification.name) ?? specification.group,
      })),
    ]
  })
}

/**
 * The specifications of several products as one table: groups and rows in the order in which they first appear. What only one of
 * several products has is a group of its own at the end, so that products of different categories do not leave most cells empty.
 */
export function compareSpecifications(
  products: readonly (readonly Specification[])[],
  onlyOne: string,
): ComparedGroup[] {
  const groups = new Map<string, Map<string, (string | null)[]>>()
  for (const [column, product] of products.entries())
    for (const { group, name, value } of product) {
      const rows = groups.get(group) ?? new Map<string, (string | null)[]>()
      groups.set(group, rows)
      const values = rows.get(name) ?? products.map(() => null)
      rows.set(name, values)
      const before = values[column]
      values[column] = before == null ? value : `${before}; ${value}`
    }
  const isShared = ({ values }: ComparedRow): boolean =>
    products.length < 2 || values.filter(value => value !== null).length > 1
  const all = [...groups].map(([name, rows]) => ({
    name,
    rows: [...rows].map(
      ([row, values]): ComparedRow => ({
        name: row,
        values,
        same: products.length > 1 && values.every(value => value === values[0]),
      }),
    ),
  }))
  const own = all.flatMap(({ rows }) => rows.filter(row => !isShared(row)))
  const shared = all.flatMap(({ name, rows }) => {
    const shared = rows.filter(isShared)
    return shared.length > 0 ? [{ name, rows: shared }] : []
  })
  return own.length > 0 ? [...shared, { name: onlyOne, rows: own }] : shared
}
