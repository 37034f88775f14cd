import type { ReactNode } from 'react'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { CategoryTiles, DeferredRecentlyViewed, ProductTiles } from '../../catalogue/index.ts'
import { NewsList } from '../news/news-list.tsx'
import { Anatomy } from './anatomy.tsx'
import type { HomePage } from './loader.server.ts'
/** The home page below the banner. */
export function HomeSections({ page }: { page: HomePage }) {
  const { words, benefits, categories, bestsellers, anatomy, novelties, news, urls } = page
  return (
    <>
      <section className="wrap benefits" aria-label={words.benefits}>
        {benefits.map(({ figure, unit, text }) => (
          <div key={`${figure} ${unit}`}>
            <span data-text="numeric">{figure}</span>
            <p>
              <b>{unit}</b> {text}
            </p>
          </div>
        ))}
      </section>
      <Section title={words.catalogue} all={{ name: words.allProducts, url: urls.products }}>
        <CategoryTiles categories={categories} />
      </Section>
      {bestsellers.length > 0 && (
        <Section title={words.bestsellers} all={{ name: words.allBestsellers, url: urls.bestsellers }}>
          <ProductTiles cards={bestsellers} chooseSize={words.chooseSize} layout="row" />
        </Section>
      )}
      {anatomy && <Anatomy anatomy={anatomy} toProduct={words.toProduct} />}
      {novelties.length > 0 && (
        <Section title={words.novelties} all={{ name: words.allNovelties, url: urls.novelties }}>
          <ProductTiles cards={novelties} chooseSize={words.chooseSize} layout="row" />
        </Section>
      )}
      <DeferredRecentlyViewed className="wrap" />
      {news.length > 0 && (
        <Section title={words.news} all={{ name: words.allNews, url: urls.news }}>
          <NewsList items={news} />
        </Section>
      )}
    </>
  )
}

interface SectionProps {
  title: string
  /** Link to the whole list. */
  all?: { name: string; url: string }
  children: ReactNode
}

/** Section of a page with its heading. */
function Section({ title, all, children }: SectionProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="section__header">
          <h2 data-text="h2">{title}</h2>
          {all && (
            <StoreLink data-text="link" href={all.url}>
              {all.name}
            </StoreLink>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
