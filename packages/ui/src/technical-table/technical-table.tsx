'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { isolatedText } from '../internal/isolated-text.tsx'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import type { technicalTableData } from './technical-table.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof technicalTableData>('technical-table')

/** One specification: «Surface density», «245 g/m²». */
export interface TechnicalFact {
  /** Name of the specification. */
  name: string
  /** Its value. */
  value: ReactNode
}

/** Group of specifications. */
export interface TechnicalGroup {
  /** Heading: «Material»; empty: no heading. */
  name: string
  /** Specifications of the group. */
  rows: readonly TechnicalFact[]
}

export interface TechnicalTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Visually hidden caption of the table. */
  caption: string
  /** Groups of specifications. */
  groups: readonly TechnicalGroup[]
}

/**
 * Product specifications in groups; each name is a row header. Renders a `<table>`.
 *
 * A table with a caption; each specification and each group has a header. Not to compare sizes: use the size chart.
 */
export function TechnicalTable({ caption, groups, ...rest }: TechnicalTableProps) {
  return (
    <table {...rest} {...attrs('root')}>
      <caption {...visuallyHidden}>{caption}</caption>
      {groups.map(({ name, rows }) => (
        <tbody key={name} {...attrs('group')}>
          {name && (
            <tr>
              <th scope="rowgroup" colSpan={2} {...attrs('name')}>
                {name}
              </th>
            </tr>
          )}
          {rows.map(row => (
            <tr key={row.name} {...attrs('row')}>
              <th scope="row">{row.name}</th>
              <td>{isolatedText(row.value)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
