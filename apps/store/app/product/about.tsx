import { Tabs } from '@shop/ui/tabs'
import { Prose } from '../news/prose.tsx'
import type { ProductView } from './product.server.ts'
import { Reviews } from './reviews.tsx'
import { TechnicalTable } from './technical-table.tsx'

/** Everything there is to know about a product, in tabs that can be linked to. */
export function About({ product, reviews, words }: Pick<ProductView, 'product' | 'reviews' | 'words'>) {
  const { tabs } = words
  return (
    <section className="about" aria-label={words.about}>
      <Tabs.Root defaultValue="description">
        <Tabs.List aria-label={words.about}>
          <Tabs.Tab value="description">{tabs.description}</Tabs.Tab>
          <Tabs.Tab value="technical">{tabs.technical}</Tabs.Tab>
          <Tabs.Tab value="characteristics">{tabs.characteristics}</Tabs.Tab>
          <Tabs.Tab value="reviews">
            {tabs.reviews} {reviews.total > 0 && <span>{reviews.total}</span>}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="description">
          <h2 data-visually-hidden="">{tabs.description}</h2>
          <Prose html={product.description} />
        </Tabs.Panel>
        <Tabs.Panel value="technical">
          <TechnicalTable caption={tabs.technical} groups={product.technical} />
        </Tabs.Panel>
        <Tabs.Panel value="characteristics">
          <TechnicalTable caption={tabs.characteristics} groups={product.characteristics} />
        </Tabs.Panel>
        <Tabs.Panel value="reviews">
          <Reviews reviews={reviews} words={words} />
        </Tabs.Panel>
      </Tabs.Root>
    </section>
  )
}
