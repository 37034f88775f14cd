import { formatMessage } from '@shop/ui/messages/format'
import { ProductCard } from '@shop/ui/product-card'
import type { ProductTileView } from './product-tile.server.ts'
import { ProductTile } from './product-tile.tsx'

interface TilesProps {
  cards: readonly ProductTileView[]
  /** «Обрати розмір: {product}» */
  chooseSize: string
  layout?: 'grid' | 'row'
  /** Number of tiles above the fold: their pictures load eagerly, the first one with priority. @default 0 */
  eager?: number
  sizes?: string
  /** With toggles for the comparison, on a page with a `CompareTray`. @default false */
  comparable?: boolean
}

/** Grid or row of product tiles. */
export function ProductTiles({ cards, chooseSize, layout = 'grid', eager = 0, sizes, comparable }: TilesProps) {
  return (
    <ProductCard.List layout={layout}>
      {cards.map((card, index) => (
        <ProductTile
          key={card.id}
          card={card}
          sizes={sizes}
          comparable={comparable}
          first={eager > 0 && index === 0}
          eager={index < eager}
          chooseSize={formatMessage(chooseSize, { product: card.name })}
        />
      ))}
    </ProductCard.List>
  )
}
