import { useLocation } from 'react-router'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { Prose } from '../../../platform/prose/prose.tsx'
import { OtherTrades } from '../../../shell/catalogue-links.tsx'
import { Breadcrumbs } from '../../../shell/deferred-breadcrumbs.ts'
import { useShopLayout } from '../../../shell/layout/use-shop-layout.ts'
import { KitForm } from '../../catalogue/index.ts'
import { Outline } from './outline.tsx'
import type { ShopContact } from './shop-contacts.server.ts'
import type { textView } from './text.server.ts'
import { TextPageStyles } from './text-page-styles.tsx'

/** A page of text, or of a trade with its kit. */
export function TextPage({ page }: { page: Omit<Awaited<ReturnType<typeof textView>>, 'seo'> }) {
  const { title, body, headings, onThisPage, breadcrumbs, contacts, kit } = page
  return (
    <div className="wrap text-page">
      <TextPageStyles />
      <Breadcrumbs items={breadcrumbs} />
      <h1 data-text="h1">{title}</h1>
      <div className="text-page__body">
        {kit ? <OtherTrades /> : <RelatedPages />}
        {contacts ? (
          <div>
            <ShopContacts contacts={contacts} />
            <Prose html={body} />
          </div>
        ) : (
          <Prose html={body} />
        )}
        <Outline label={onThisPage} headings={headings} />
      </div>
      {kit && (
        <section aria-labelledby="kit">
          <div className="section__header">
            <h2 id="kit" data-text="h2">
              {kit.title}
            </h2>
            <p data-text="muted">{kit.text}</p>
          </div>
          <KitForm pieces={kit.pieces} words={kit.words} action={kit.action} />
        </section>
      )}
    </div>
  )
}

/** The footer's pages as links beside a page of text. */
function RelatedPages() {
  const { pathname } = useLocation()
  const { words, menus } = useShopLayout()
  return (
    <nav className="related-pages" aria-label={words.readAlso}>
      {menus.footer.map(group => (
        <div key={group.name}>
          <p data-text="overline">{group.name}</p>
          <ul>
            {group.children.map(({ name, url }) => (
              <li key={url}>
                <StoreLink href={url} aria-current={url === pathname ? 'page' : undefined}>
                  {name}
                </StoreLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** How to reach the shop, by department. The markup and its styles are those of a text. */
function ShopContacts({ contacts }: { contacts: readonly ShopContact[] }) {
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
