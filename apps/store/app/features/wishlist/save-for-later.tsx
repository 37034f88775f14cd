import { localise } from '@shop/contract/locales'
import { isLiked } from '@shop/contract/wishlist-map'
import { formatMessage } from '@shop/ui/messages/format'
import { usePage } from '../../platform/words/use-page.ts'
import { useWishlist } from '../../shell/wishlist-state.ts'
import { type LineToSave, rememberRemoved, SAVE_FOR_LATER, useCart } from '../cart/index.ts'

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
      <button type="submit" className="cart-line__save" aria-label={formatMessage(words.saveForLaterOf, { product })}>
        <span data-text="link">{words.saveForLater}</span>
      </button>
    </form>
  )
}

/** For `CartLines`. */
export const renderSaveForLater = (line: LineToSave) => <SaveForLater {...line} />
