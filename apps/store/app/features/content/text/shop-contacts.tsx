import type { ShopContact } from './shop-contacts.server.ts'

/** How to reach the shop, by department. The markup and its styles are those of a text. */
export function ShopContacts({ contacts }: { contacts: readonly ShopContact[] }) {
  return (
    <div className="prose shop-contacts">
      {contacts.map(({ name, rows }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a contact has no id, and the list never changes
        <section key={index} aria-label={name || undefined}>
          {name && <h2>{name}</h2>}
          <table>
            <tbody>
              {rows.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    {values.map(({ text, href }) => (
                      <div key={text + href}>{href ? <a href={href}>{text}</a> : text}</div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
