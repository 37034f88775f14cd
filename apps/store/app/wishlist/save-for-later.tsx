import { localise } from '@shop/contract/locales'
import { isLiked } from '@shop/contract/wishlist-map'
import { SAVE_FOR_LATER } from '../cart/cart-form-data.ts'
import { useCart } from '../cart/cart-provider.tsx'
import type { LineToSave } from '../cart/line-actions.tsx'
import { rememberRemoved } from '../cart/removed-lines.ts'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import { useWishlist } from './wishlist-provider.tsx'

/** Moves the product of a cart line to the wishlist. Without scripts the cart page does both. */
function SaveForLater({ id, productId, product, words }: LineToSave) {
  const { locale } = usePage()
  const cart = useCart()
  const wishlist = useWishlist()
  const toggle = () => wishlist.send({ type: 'wishlist.toggle', productId })
  const save = () => {
    const isNew = !isLiked(wishlist.getView().wishlist, productId)
    if (isNew) toggle()
    cart.send({ type: 'cart.remove', lineId: id })
    rememberRemoved({ id, name: product, saved: { undo: isNew ? toggle : () => undefined } })
  }
  return (
    <form
      method="post"
      action={localise('/cart', locale)}
      onSubmit={event => {
        event.preventDefault()
        void wishlist.load().then(save, () => undefined) // offline: the line stays
      }}
    >
      <input type="hidden" name="intent" value={SAVE_FOR_LATER} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="product_id" value={productId} />
      <button type="submit" className="cart-line__save" aria-label={fill(words.saveForLaterOf, { product })}>
        <span data-text="link">{words.saveForLater}</span>
      </button>
    </form>
  )
}

/** For `CartLines`. */
export const renderSaveForLater = (line: LineToSave) => <SaveForLater {...line} />
