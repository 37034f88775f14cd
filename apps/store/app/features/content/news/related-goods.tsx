import type { ProductTileView } from '../../catalogue/index.server.ts'
import { ProductTiles } from '../../catalogue/index.ts'

interface RelatedGoodsProps {
  title: string
  cards: readonly ProductTileView[]
  /** «Обрати розмір: {product}» */
  chooseSize: string
}

/** Products that an article is about. */
export function RelatedGoods({ title, cards, chooseSize }: RelatedGoodsProps) {
  return (
    <section className="article__goods" aria-labelledby="article-goods">
      <h2 id="article-goods" data-text="h2">
        {title}
      </h2>
      <ProductTiles cards={cards} chooseSize={chooseSize} layout="row" />
    </section>
  )
}
