import { Prose } from '../../../platform/prose/prose.tsx'
import { OtherTrades } from '../../../shell/catalogue-links.tsx'
import { Breadcrumbs } from '../../../shell/deferred-breadcrumbs.ts'
import { KitForm } from '../../catalogue/index.ts'
import { Outline } from './outline.tsx'
import { RelatedPages } from './related-pages.tsx'
import { ShopContacts } from './shop-contacts.tsx'
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
