import type { Image } from '@shop/contract'
import { Picture } from '../catalogue/picture.tsx'

interface NewsPictureProps {
  image: Image
  /** Class of the frame. */
  className: string
  /** Attribute `sizes`. */
  sizes: string
  first?: boolean
  eager?: boolean
}

/** Picture of an article in its frame: wide ones fill it, upright ones (the drawings) are shown whole. The title is beside it. */
export function NewsPicture({ image, className, ...rest }: NewsPictureProps) {
  return (
    <div className={`media-surface ${className}`} data-wide={image.width > image.height || undefined}>
      <Picture image={image} alt="" {...rest} />
    </div>
  )
}
