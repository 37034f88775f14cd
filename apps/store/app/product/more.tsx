import type { Reply } from '../forms/reply.server.ts'
import { Tiles } from '../goods/tiles.tsx'
import { About } from './about.tsx'
import type { ProductView } from './product.server.ts'
import { SizeChart } from './size-chart.tsx'

/** Everything of a product's page below what is bought. */
export function More({ view, reply }: { view: Omit<ProductView, 'seo'>; reply: Reply | null }) {
  const { product, reviews, related, words } = view
  return (
    <>
      <About product={product} reviews={reviews} words={words} reply={reply} />
      {product.sizeChart && <SizeChart chart={product.sizeChart} words={words} />}
      {related.length > 0 && (
        <section className="section">
          <div className="section__head">
            <h2 data-text="h2">{words.related}</h2>
          </div>
          <Tiles cards={related} chooseSize={words.chooseSizeOf} layout="row" />
        </section>
      )}
    </>
  )
}
