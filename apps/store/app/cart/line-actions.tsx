import type { Option } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { isLiked } from '@shop/contract/wishlist-map'
import { useRef, useState } from 'react'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import { useWishlist } from '../wishlist/wishlist-provider.tsx'
import type { CartWords } from '../words/uk/cart.ts'
import { CartForm } from './cart-form.tsx'
import { SAVE_FOR_LATER } from './cart-form-data.ts'
import type { CartLineItem } from './cart-lines.tsx'
import { useCart } from './cart-provider.tsx'
import { rememberRemoved } from './removed-lines.ts'
import { SizeList } from './size-list.tsx'
import { useSizes } from './use-sizes.ts'

interface LineActionsProps {
  line: CartLineItem
  /** Its name in accessible labels. */
  product: string
  words: CartWords
  /** Sizes of its product, where the server has loaded them. */
  sizes: readonly Option[] | undefined
}

/** «Змінити розмір» and «Відкласти» of a line. */
export function LineActions({ line, product, words, sizes }: LineActionsProps) {
  return (
    <div className="cart-line__actions">
      {line.option_id !== null && <SizeChange {...{ line, product, words, sizes }} />}
      <SaveForLater {...{ line, product, words }} />
    </div>
  )
}

/** The sizes of a line's product. Without scripts they come with the page, and each submits the form. */
function SizeChange({ line, product, words, sizes }: LineActionsProps) {
  const [isOpen, setOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const loaded = useSizes(line.product_id, isOpen)
  const shown = loaded.status !== 'ready' && sizes ? { status: 'ready' as const, sizes } : loaded
  const close = () => {
    setOpen(false)
    summary.current?.focus()
  }
  return (
    <details
      className="cart-line__sizes"
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
      onKeyDown={event => {
        if (event.key === 'Escape' && isOpen) close()
      }}
    >
      <summary ref={summary} aria-label={fill(words.changeSizeOf, { product })}>
        <span data-text="link">{words.changeSize}</span>
      </summary>
      {(isOpen || sizes) && (
        <CartForm intent="option" line={line.id} onCommand={close}>
          <SizeList sizes={shown} current={line.option_id} words={words} />
        </CartForm>
      )}
    </details>
  )
}

/** Moves the product to the wishlist. Without scripts the cart page does both. */
function SaveForLater({ line: { id, product_id }, product, words }: Omit<LineActionsProps, 'sizes'>) {
  const { locale } = usePage()
  const cart = useCart()
  const wishlist = useWishlist()
  return (
    <form
      method="post"
      action={localise('/cart', locale)}
      onSubmit={event => {
        event.preventDefault()
        void wishlist.load().then(
          () => {
            const isNew = !isLiked(wishlist.getView().wishlist, product_id)
            if (isNew) wishlist.send({ type: 'wishlist.toggle', productId: product_id })
            cart.send({ type: 'cart.remove', lineId: id })
            rememberRemoved({ id, name: product, productId: product_id, saved: { isNew } })
          },
          () => undefined, // offline: the line stays
        )
      }}
    >
      <input type="hidden" name="intent" value={SAVE_FOR_LATER} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="product_id" value={product_id} />
      <button type="submit" className="cart-line__save" aria-label={fill(words.saveForLaterOf, { product })}>
        <span data-text="link">{words.saveForLater}</span>
      </button>
    </form>
  )
}
