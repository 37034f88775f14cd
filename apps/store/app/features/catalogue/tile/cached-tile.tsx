import { ProductCard } from '@shop/ui/product-card'
import { CachedFragment } from '../../../platform/document/cached-fragment.tsx'
import type { RenderFragment } from '../../../platform/document/fragment-cache.ts'
import { ModalsContext, useModals } from '../../../shell/dialogs/use-modals.ts'
import { useWishlist, WishlistContext } from '../../../shell/wishlist-state.ts'
import { CartContext, useCart } from '../../cart/index.ts'
import { TileContent, type TileProps } from './product-tile.tsx'
import { usePreview } from './use-preview.ts'

interface CachedTileProps {
  /** As JSON: without a `buy` element. */
  tile: Omit<TileProps, 'buy'> & { chooseSize: string }
  renderFragment: RenderFragment
}

/**
 * A tile as the server renders it, its content once for the same card, language and currency. What the flows know on the server is
 * the same for everyone: the cart and the wishlist of a shopper are shown by the browser.
 */
export function CachedTile({ tile, renderFragment }: CachedTileProps) {
  const cart = useCart()
  const wishlist = useWishlist()
  const modals = useModals()
  const preview = usePreview(tile.card.id)
  return (
    <CachedFragment
      renderFragment={renderFragment}
      dependsOn={['tile', tile]}
      container={content => (
        <ProductCard.Root
          outOfStock={tile.card.availability === 'out_of_stock'}
          onPreviewChange={preview.onCardPreview}
          {...content}
        />
      )}
    >
      <CartContext value={cart}>
        <WishlistContext value={wishlist}>
          <ModalsContext value={modals}>
            <TileContent {...tile} preview={preview} />
          </ModalsContext>
        </WishlistContext>
      </CartContext>
    </CachedFragment>
  )
}
