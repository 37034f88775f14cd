import { formatMessage } from '@shop/ui/messages/format'
import { ProductCard } from '@shop/ui/product-card'
import { use } from 'react'
import { FragmentCacheContext } from '../../../platform/document/fragment-cache.ts'
import { expandImage } from '../../../platform/pictures/compact-image.ts'
import { preloadPicture } from '../../../platform/pictures/picture.tsx'
import { CachedTile } from './cached-tile.tsx'
import type { ProductTileView } from './product-tile.server.ts'
import { ProductTile, TILE_SIZES } from './product-tile.tsx'

interface TilesProps {
  cards: readonly ProductTileView[]
  /** «Обрати розмір: {product}» */
  chooseSize: string
  layout?: 'grid' | 'row'
  /** Number of tiles above the fold: their pictures load eagerly, the first one with priority. @default 0 */
  eager?: number
  /** With toggles for the comparison, on a page with a `CompareTray`. @default false */
  comparable?: boolean
}

/** Grid or row of product tiles. */
export function ProductTiles({ cards, chooseSize, layout = 'grid', eager = 0, comparable }: TilesProps) {
  const renderFragment = import.meta.env.SSR ? use(FragmentCacheContext) : null
  return (
    <ProductCard.List layout={layout}>
      {cards.map((card, index) => {
        const first = eager > 0 && index === 0
        const tile = {
          card,
          comparable,
          first,
          eager: index < eager,
          chooseSize: formatMessage(chooseSize, { product: card.name }),
        }
        if (import.meta.env.SSR && first) preloadPicture(expandImage(card.image), TILE_SIZES)
        return renderFragment ? (
          <CachedTile key={card.id} tile={tile} renderFragment={renderFragment} />
        ) : (
          <ProductTile key={card.id} {...tile} />
        )
      })}
    </ProductCard.List>
  )
}
