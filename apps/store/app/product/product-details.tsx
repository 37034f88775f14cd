import type { FormReply } from '../forms/form-reply.server.ts'
import { ProductTiles } from '../goods/product-tiles.tsx'
import type { ProductView } from './product.server.ts'
import { ProductTabs } from './product-tabs.tsx'
import { SizeChart } from './size-chart.tsx'

/** The product page below gallery and purchase form. */
export function ProductDetails({ view, reply }: { view: Omit<ProductView, 'seo'>; reply: FormReply | null }) {
  const { product, reviews, related, words } = view
  return (
    <>
      <ProductTabs product={product} reviews={reviews} words={words} reply={reply} />
      {product.sizeChart && <SizeChart chart={product.sizeChart} words={words} />}
      {related.length > 0 && (
        <section className="section">
          <div className="section__head">
            <h2 data-text="h2">{words.related}</h2>
          </div>
          <ProductTiles cards={related} chooseSize={words.chooseSizeOf} layout="row" />
        </section>
      )}
    </>
  )
}
