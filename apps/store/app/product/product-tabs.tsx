import { Tabs } from '@shop/ui/tabs'
import { TechnicalTable } from '@shop/ui/technical-table'
import { Prose } from '../news/prose.tsx'
import type { ProductView } from './product.server.ts'
import { Reviews, type ReviewsProps } from './reviews.tsx'

interface AboutProps extends Pick<ProductView, 'product' | 'reviews' | 'words'>, Pick<ReviewsProps, 'reply'> {}

/** Description, data and reviews in tabs with linkable hashes. */
export function ProductTabs({ product, reviews, words, reply }: AboutProps) {
  const { tabs } = words
  return (
    <section className="about" aria-label={words.about}>
      <Tabs.Root defaultValue={reviews.isRequested || reply ? 'reviews' : 'description'}>
        <Tabs.List aria-label={words.about}>
          <Tabs.Tab value="description">{tabs.description}</Tabs.Tab>
          <Tabs.Tab value="technical">{tabs.technical}</Tabs.Tab>
          <Tabs.Tab value="characteristics">{tabs.characteristics}</Tabs.Tab>
          <Tabs.Tab value="reviews" count={reviews.total || undefined}>
            {tabs.reviews}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="description">
          <h2 data-visually-hidden="">{tabs.description}</h2>
          <Prose html={product.description} />
        </Tabs.Panel>
        <Tabs.Panel value="technical">
          <TechnicalTable className="facts" caption={tabs.technical} groups={product.technical} />
        </Tabs.Panel>
        <Tabs.Panel value="characteristics">
          <TechnicalTable className="facts" caption={tabs.characteristics} groups={product.characteristics} />
        </Tabs.Panel>
        <Tabs.Panel value="reviews">
          <Reviews id={product.id} reviews={reviews} words={words} reply={reply} />
        </Tabs.Panel>
      </Tabs.Root>
    </section>
  )
}
