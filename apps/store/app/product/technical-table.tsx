interface TechnicalTableProps {
  caption: string
  groups: readonly { name: string; rows: readonly { name: string; value: string }[] }[]
}

/** A ruled table of what can be measured, in groups. */
export function TechnicalTable({ caption, groups }: TechnicalTableProps) {
  return (
    <table className="sheet sheet--half">
      <caption data-visually-hidden="">{caption}</caption>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          {name && (
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {name}
              </th>
            </tr>
          )}
          {rows.map(row => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.value}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
