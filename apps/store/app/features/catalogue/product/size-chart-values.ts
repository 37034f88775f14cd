import { adviseSize, type ChartSize, type Measure } from '@shop/ui/size-advisor'
import type { BodyMeasures } from './body-measures.ts'
import type { ProductView } from './loader.server.ts'

export type Chart = NonNullable<ProductView['product']['sizeChart']>

/** Rows that are measured on the garment, not on the body. */
const GARMENT_ROWS = ['sleeve', 'back', 'width', 'inseam']

/** Accepted deviation of a measure from the chart's bounds, as a fraction. */
const SPREAD = 0.2

type Row = Extract<Chart['rows'][number], { ranges: unknown }>

const isBodyMeasure = (row: Chart['rows'][number]): row is Row =>
  'ranges' in row && row.ranges.length > 0 && !GARMENT_ROWS.includes(row.id)

/** Formats a row: «23,8–24,3». `decimal`: the language's decimal separator. */
export const valuesOf = (row: Chart['rows'][number], decimal: string): readonly string[] =>
  'ranges' in row
    ? row.ranges.map(range => [...new Set(range)].map(end => String(end).replace('.', decimal)).join('–'))
    : row.values

/** The body measures that the chart needs, in its order. */
export const measuresOf = ({ rows }: Chart): Measure[] =>
  rows.filter(isBodyMeasure).map(({ id, name, ranges }) => {
    const ends = ranges.flat()
    return {
      name: id,
      label: name,
      min: Math.floor(Math.min(...ends) * (1 - SPREAD)),
      max: Math.ceil(Math.max(...ends) * (1 + SPREAD)),
    }
  })

/** Converts the chart for the size advisor. */
export const sizesOf = ({ sizes, rows }: Chart): ChartSize[] => {
  const measured = rows.filter(isBodyMeasure)
  return sizes.map((size, index) => ({
    value: size,
    name: size,
    ranges: Object.fromEntries(
      measured.flatMap(({ id, ranges }) => {
        const range = ranges[index]
        return range ? [[id, range] as const] : []
      }),
    ),
  }))
}

/** The size for stored measures; null when a needed one is missing or out of range. */
export function sizeFor(chart: Chart, stored: BodyMeasures): string | null {
  const measures = measuresOf(chart)
  const body = measures.map(({ name, min, max }) => {
    const value = Number((stored[name] ?? '').trim().replace(',', '.') || Number.NaN)
    return value >= min && value <= max ? ([name, value] as const) : null
  })
  const complete = body.filter(entry => entry !== null)
  if (measures.length === 0 || complete.length < measures.length) return null
  return adviseSize(sizesOf(chart), Object.fromEntries(complete))?.name ?? null
}

/** The body height of a size: «170–182»; null when the chart has none. */
export function heightOf(chart: Chart, size: string): string | null {
  const row = chart.rows.find(({ id }) => id === 'height')
  return (row && valuesOf(row, ',')[chart.sizes.indexOf(size)]) ?? null
}
