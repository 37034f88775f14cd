'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import type { sizeChartData } from './size-chart.data.ts'

const at = /* @__PURE__ */ anatomy<typeof sizeChartData>('size-chart')

/** One measure: its name and what each size has of it, in the order of the sizes. */
export interface SizeChartRow {
  /** Name of the measure. */
  name: string
  /** One figure or range for each size. */
  values: readonly string[]
}

export interface SizeChartProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the table and its place: «Table of sizes, cm». */
  caption: string
  /** Stands over the names of the measures: «Size». */
  corner: string
  /** From the smallest to the largest. */
  sizes: readonly string[]
  /** Measures, one row each. */
  rows: readonly SizeChartRow[]
  /** The visitor's own size, one of `sizes`: its column is marked. */
  mine?: string | null | undefined
}

/**
 * Which size fits whom: a column per size, a row per measure. What is wider than its place scrolls there, the names of the
 * measures staying in sight; the place is a tab stop, so that arrow keys scroll it. Renders a named `<section>`.
 */
export function SizeChart({ caption, corner, sizes, rows, mine, ...rest }: SizeChartProps) {
  const own = (size: string | undefined) => (mine != null && size === mine ? at('own') : {})
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} {...rest} {...at('root')}>
      <table {...at('table')}>
        <caption data-visually-hidden="">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {sizes.map(size => (
              <th key={size} scope="col" {...own(size)}>
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={sizes[index]} {...own(sizes[index])}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
