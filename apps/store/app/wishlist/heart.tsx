import { IconButton } from '@shop/ui/button'
import { HeartIcon } from '@shop/ui/icon'
import { useHeart } from '../wiring/wishlist.ts'

interface HeartProps {
  /** Its id. */
  product: number
  label: string
}

/** The toggle «to wishlist» of one product's own page. */
export function Heart({ product, label }: HeartProps) {
  const { button, pressed } = useHeart(product)
  return (
    <IconButton {...button} outlined size="large" aria-label={label} aria-pressed={pressed}>
      <HeartIcon />
    </IconButton>
  )
}
