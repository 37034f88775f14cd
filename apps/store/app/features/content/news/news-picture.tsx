import type { Image } from '@shop/contract'
import { Picture } from '../../../platform/pictures/picture.tsx'

interface NewsPictureProps {
  image: Image
  /** Class of the frame. */
  className: string
  /** Attribute `sizes` of a picture that fills the frame. */
  sizes: string
  /** Of an upright one, which is narrower than the frame. */
  uprightSizes: string
  first?: boolean
  eager?: boolean
}

/** Picture of an article in its frame: wide ones fill it, upright ones (the drawings) are shown whole. The title is beside it. */
export function NewsPicture({ image, className, sizes, uprightSizes, ...rest }: NewsPictureProps) {
  const isWide = image.width > image.height
  return (
    <div className={`media-surface ${className}`} data-wide={isWide || undefined}>
      <Picture image={image} alt="" sizes={isWide ? sizes : uprightSizes} {...rest} />
    </div>
  )
}
