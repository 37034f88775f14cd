import { ProductCard } from '@shop/ui/product-card'
import { fill } from '../phrase.ts'
import type { ProductTileView } from './product-tile.server.ts'
import { ProductTile } from './product-tile.tsx'

interface TilesProps {
  cards: readonly ProductTileView[]
  /** «Обрати розмір: {product}» */
  chooseSize: string
  layout?: 'grid' | 'row'
  /** How many stand at the top of the page: their pictures are not put off, the first one is fetched first. @default 0 */
  eager?: number
  sizes?: string
}

/** A sheet of products. */
export function ProductTiles({ cards, chooseSize, layout = 'grid', eager = 0, sizes }: TilesProps) {
  return (
    <ProductCard.List layout={layout}>
      {cards.map((card, index) => (
        <ProductTile
          key={card.id}
          card={card}
          sizes={sizes}
          first={eager > 0 && index === 0}
          eager={index < eager}
          chooseSize={fill(chooseSize, { product: card.name })}
        />
      ))}
    </ProductCard.List>
  )
}
