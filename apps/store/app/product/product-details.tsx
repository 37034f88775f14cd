import { Tabs } from '@shop/ui/tabs'
import { TechnicalTable } from '@shop/ui/technical-table'
import { ProductTiles } from '../catalogue/product-tiles.tsx'
import type { FormReply } from '../forms/form-reply.server.ts'
import { Prose } from '../news/prose.tsx'
import type { ProductView } from './loader.server.ts'
import { Reviews } from './reviews.tsx'
import { SizeChart } from './size-chart.tsx'

interface ProductDetailsProps {
  view: Omit<ProductView, 'seo'>
  /** The server's reply to a review sent without scripts. */
  reply: FormReply | null
}

/** The product page below gallery and purchase form. */
export function ProductDetails({ view, reply }: ProductDetailsProps) {
  const { product, related, words } = view
  return (
    <>
      <ProductTabs view={view} reply={reply} />
      {product.sizeChart && <SizeChart chart={product.sizeChart} words={words} />}
      {related.length > 0 && (
        <section className="section">
          <div className="section__header">
            <h2 data-text="h2">{words.related}</h2>
          </div>
          <ProductTiles cards={related} chooseSize={words.chooseSizeOf} layout="row" />
        </section>
      )}
    </>
  )
}

/** Description, data and reviews in tabs with linkable hashes. */
function ProductTabs({ view: { product, reviews, words }, reply }: ProductDetailsProps) {
  const { tabs } = words
  return (
    <section className="product-tabs" aria-label={words.about}>
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
          <TechnicalTable className="product-tabs__table" caption={tabs.technical} groups={product.technical} />
        </Tabs.Panel>
        <Tabs.Panel value="characteristics">
          <TechnicalTable
            className="product-tabs__table"
            caption={tabs.characteristics}
            groups={product.characteristics}
          />
        </Tabs.Panel>
        <Tabs.Panel value="reviews">
          <Reviews id={product.id} reviews={reviews} words={words} reply={reply} />
        </Tabs.Panel>
      </Tabs.Root>
    </section>
  )
}
