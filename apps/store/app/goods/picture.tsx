import type { Image } from '@shop/contract'
import { preload } from 'react-dom'

interface PictureProps {
  image: Image
  /** How wide it stands at which width of the page, as in the attribute `sizes`. */
  sizes: string
  /** Replaces the picture's own words; empty where a name stands beside it. */
  alt?: string
  /** In sight at once: fetched first, and told to the browser before the stylesheet is read. @default false */
  first?: boolean
  /** Near the top: not put off. @default `first` */
  eager?: boolean
}

/** A picture of the goods in the size and format that the screen needs. */
export function Picture({ image, sizes, alt = image.alt, first = false, eager = first }: PictureProps) {
  const [best] = image.sources
  if (first && best)
    preload(image.src, {
      as: 'image',
      type: best.type,
      imageSrcSet: best.srcset,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture>
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={image.src}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  )
}
