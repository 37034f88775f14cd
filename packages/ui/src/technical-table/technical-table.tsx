'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import type { technicalTableData } from './technical-table.data.ts'

const at = /* @__PURE__ */ anatomy<typeof technicalTableData>('technical-table')

/** One figure of the goods: «Surface density», «245 g/m²». */
export interface TechnicalFact {
  /** What is told. */
  name: string
  /** The fact. */
  value: string
}

/** Facts that belong together. */
export interface TechnicalGroup {
  /** «Material»; empty: the facts stand without a heading. */
  name: string
  /** Its facts. */
  rows: readonly TechnicalFact[]
}

export interface TechnicalTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Name of the table, for those who cannot see where it stands. */
  caption: string
  /** Facts, in groups. */
  groups: readonly TechnicalGroup[]
}

/** What can be measured, in groups, as a ruled sheet: each fact's name is the heading of its row. Renders a `<table>`. */
export function TechnicalTable({ caption, groups, ...rest }: TechnicalTableProps) {
  return (
    <table {...rest} {...at('root')}>
      <caption data-visually-hidden="">{caption}</caption>
      {groups.map(({ name, rows }) => (
        <tbody key={name} {...at('group')}>
          {name && (
            <tr>
              <th scope="rowgroup" colSpan={2} {...at('name')}>
                {name}
              </th>
            </tr>
          )}
          {rows.map(row => (
            <tr key={row.name} {...at('row')}>
              <th scope="row">{row.name}</th>
              <td>{row.value}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
