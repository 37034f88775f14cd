import { adviseSize, type ChartSize, type Measure } from '@shop/ui/size-advisor'
import type { BodyMeasures } from './body-measures.ts'
import type { ProductView } from './product.server.ts'

export type Chart = NonNullable<ProductView['product']['sizeChart']>

/** Rows that are measured on the garment: nobody knows them of a body. */
const OF_THE_GARMENT = ['sleeve']

/** How far outside a chart a measure is still believed, as a share of its ends: a child's foot, a giant's chest. */
const SPREAD = 0.2

type Row = Extract<Chart['rows'][number], { ranges: unknown }>

const isAsked = (row: Chart['rows'][number]): row is Row =>
  'ranges' in row && row.ranges.length > 0 && !OF_THE_GARMENT.includes(row.id)

/** A row as it is read: «23,8–24,3». `decimal`: the language's sign before decimals. */
export const valuesOf = (row: Chart['rows'][number], decimal: string): readonly string[] =>
  'ranges' in row
    ? row.ranges.map(range => [...new Set(range)].map(end => String(end).replace('.', decimal)).join('–'))
    : row.values

/** What a chart asks of a body, in its own order. */
export const measuresOf = ({ rows }: Chart): Measure[] =>
  rows.filter(isAsked).map(({ id, name, ranges }) => {
    const ends = ranges.flat()
    return {
      name: id,
      label: name,
      min: Math.floor(Math.min(...ends) * (1 - SPREAD)),
      max: Math.ceil(Math.max(...ends) * (1 + SPREAD)),
    }
  })

/** A chart of the wire as the advisor reads it. */
export const sizesOf = ({ sizes, rows }: Chart): ChartSize[] => {
  const asked = rows.filter(isAsked)
  return sizes.map((size, index) => ({
    value: size,
    name: size,
    ranges: Object.fromEntries(
      asked.flatMap(({ id, ranges }) => {
        const range = ranges[index]
        return range ? [[id, range] as const] : []
      }),
    ),
  }))
}

/** The size for remembered measures; null while one that the chart asks for is missing or cannot be. */
export function sizeFor(chart: Chart, kept: BodyMeasures): string | null {
  const measures = measuresOf(chart)
  const body = measures.map(({ name, min, max }) => {
    const value = Number((kept[name] ?? '').trim().replace(',', '.') || Number.NaN)
    return value >= min && value <= max ? ([name, value] as const) : null
  })
  const complete = body.filter(entry => entry !== null)
  if (measures.length === 0 || complete.length < measures.length) return null
  return adviseSize(sizesOf(chart), Object.fromEntries(complete))?.name ?? null
}
