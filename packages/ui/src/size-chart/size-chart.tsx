'use client'
import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import type { sizeChartData } from './size-chart.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof sizeChartData>('size-chart')

/** One measurement with its value for each size, in the order of the sizes. */
export interface SizeChartRow {
  /** Name of the measurement. */
  name: string
  /** One value or range for each size. */
  values: readonly string[]
}

export interface SizeChartProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the table and its scrollable region: «Table of sizes, cm». */
  caption: string
  /** Header of the first column: «Size». */
  corner: string
  /** Unit of the measurements, shown beside that header: «cm». */
  unit?: string | undefined
  /** Sizes from the smallest to the largest. */
  sizes: readonly string[]
  /** Measurements, one row each. */
  rows: readonly SizeChartRow[]
  /** The user's own size, one of `sizes`: its column is highlighted and scrolled into view. */
  ownSize?: string | null | undefined
  /** Caption over the column of the user's own size: «My size». */
  ownSizeLabel?: string | undefined
}

/**
 * Size chart: a column per size, a row per measurement. A chart wider than its container scrolls, with a sticky first
 * column; the scrollable region is a tab stop, so that arrow keys scroll it. Renders a named `<section>`.
 *
 * A table with headings both ways, in a named scrollable region; the own size of the user is highlighted by colour, the size
 * advisor names it. Not for specifications of one product: use the technical table.
 */
export function SizeChart(props: SizeChartProps) {
  const { caption, corner, unit, sizes, rows, ownSize, ownSizeLabel, ...rest } = props
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const section = table.current?.parentElement
    const first = table.current?.querySelector('th')?.getBoundingClientRect()
    const own = table.current?.querySelector('[data-part="own-size"]')?.getBoundingClientRect()
    if (ownSize == null || !section || !first || !own) return
    // To the middle of what the first column, which stays in place, leaves free.
    const { left, right } = section.getBoundingClientRect()
    const free = right - first.right < first.left - left ? left + first.left : first.right + right
    section.scrollLeft += (own.left + own.right - free) / 2
  }, [ownSize])
  const ownSizeAttrs = (size: string | undefined) => (ownSize != null && size === ownSize ? attrs('own-size') : {})
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard accessible
    <section aria-label={caption} tabIndex={0} {...rest} {...attrs('root')}>
      <table ref={table} {...attrs('table')}>
        <caption {...visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              {corner}
              {unit && <span {...attrs('unit')}>, {unit}</span>}
            </th>
            {sizes.map(size => (
              <th key={size} scope="col" {...ownSizeAttrs(size)}>
                {size}
                {ownSizeLabel && ownSize === size && <small {...attrs('own-size-label')}>{ownSizeLabel}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={sizes[index]} {...ownSizeAttrs(sizes[index])}>
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
