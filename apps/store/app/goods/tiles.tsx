import { ProductCard } from '@shop/ui/product-card'
import { fill } from '../phrase.ts'
import type { Card } from './card.server.ts'
import { Tile } from './tile.tsx'

interface TilesProps {
  cards: readonly Card[]
  /** «Обрати розмір: {product}» */
  chooseSize: string
  layout?: 'grid' | 'row'
  /** How many stand at the top of the page: their pictures are not put off, the first one is fetched first. @default 0 */
  eager?: number
  sizes?: string
}

/** A sheet of products. */
export function Tiles({ cards, chooseSize, layout = 'grid', eager = 0, sizes }: TilesProps) {
  return (
    <ProductCard.List layout={layout}>
      {cards.map((card, index) => (
        <Tile
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
