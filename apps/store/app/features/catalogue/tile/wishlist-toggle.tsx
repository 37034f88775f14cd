import { IconButton } from '@shop/ui/button'
import { HeartIcon } from '@shop/ui/icon'
import { useWishlistToggle } from '../../../shell/wishlist-state.ts'

interface WishlistToggleProps {
  /** The product's id. */
  product: number
  label: string
}

/** The wishlist toggle of a product page. */
export function WishlistToggle({ product, label }: WishlistToggleProps) {
  const { button, pressed } = useWishlistToggle(product)
  return (
    <IconButton {...button} outlined size="large" aria-label={label} aria-pressed={pressed}>
      <HeartIcon />
    </IconButton>
  )
}
