import type { SizeChart } from '@shop/contract'

/** Ranges or texts, never both: loader data is part of every page's weight. */
export const sizeChartView = ({ caption, sizes, rows }: SizeChart) => ({
  caption,
  sizes,
  rows: rows.map(({ id, name, values, ranges }) =>
    ranges ? { id, name, ranges: ranges.map(({ min, max }) => [min, max] as const) } : { id, name, values },
  ),
})
