import { IconButton } from '@shop/ui/button'
import { HeartIcon } from '@shop/ui/icon'
import { useHeart } from './use-wishlist.ts'

interface HeartProps {
  /** The product's id. */
  product: number
  label: string
}

/** The wishlist toggle of a product page. */
export function Heart({ product, label }: HeartProps) {
  const { button, pressed } = useHeart(product)
  return (
    <IconButton {...button} outlined size="large" aria-label={label} aria-pressed={pressed}>
      <HeartIcon />
    </IconButton>
  )
}
