'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { isolatedText } from '../internal/isolated-text.tsx'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import type { comparisonTableData } from './comparison-table.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof comparisonTableData>('comparison-table')

/** One of the compared things. */
export interface ComparisonColumn {
  /** Unique among the columns. */
  id: string | number
  /** Its name, usually a link; the header of the column. */
  header: ReactNode
}

/** One specification of all compared things. */
export interface ComparisonRow {
  /** Name of the specification. */
  name: string
  /** One value for each column; null where it has none. */
  values: readonly ReactNode[]
  /** The values are the same, so that the row may be hidden. @default false */
  same?: boolean | undefined
}

/** Group of specifications. */
export interface ComparisonGroup {
  /** Heading: «Material»; empty: no heading. */
  name: string
  /** Specifications of the group. */
  rows: readonly ComparisonRow[]
}

export interface ComparisonTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the table and its scrollable region. */
  caption: string
  /** Content of the first header, over the names of the specifications. */
  corner: string
  /** What is compared. */
  columns: readonly ComparisonColumn[]
  /** Groups of specifications. */
  groups: readonly ComparisonGroup[]
  /** Shown for a missing value. @default '—' */
  missing?: ReactNode
}

/**
 * Specifications of several things side by side: a column per thing, a row per specification, headers both ways. Rows and groups
 * without a difference are marked. A table wider than its container scrolls, with a sticky first column; the scrollable region is a
 * tab stop, so that arrow keys scroll it. Renders a named `<section>`.
 *
 * A difference is shown by weight and ink; let the user hide what is the same. Not for one product: use the technical table.
 */
export function ComparisonTable({ caption, corner, columns, groups, missing = '—', ...rest }: ComparisonTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard accessible
    <section aria-label={caption} tabIndex={0} {...rest} {...attrs('root')}>
      <table {...attrs('table')}>
        <caption {...visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" {...attrs('corner')}>
              {corner}
            </th>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" {...attrs('column')}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name} data-same={dataAttr(rows.every(({ same }) => same))} {...attrs('group')}>
            {name && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} {...attrs('name')}>
                  <span>{name}</span>
                </th>
              </tr>
            )}
            {rows.map(row => (
              <tr key={row.name} data-same={dataAttr(row.same)} {...attrs('row')}>
                <th scope="row">{row.name}</th>
                {columns.map(({ id }, index) => (
                  <td key={id}>{isolatedText(row.values[index]) ?? <span {...attrs('missing')}>{missing}</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
