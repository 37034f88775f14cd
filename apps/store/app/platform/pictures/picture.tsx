import type { Image } from '@shop/contract'
import { preload } from 'react-dom'

interface PictureProps {
  image: Image
  /** Attribute `sizes`. */
  sizes: string
  /** @default the image's own text; empty where a name is shown beside it */
  alt?: string
  /** Above the fold: preloaded with high priority. @default false */
  first?: boolean
  /** Not lazy-loaded. @default `first` */
  eager?: boolean
}

/** A responsive picture in the formats that the browser supports. */
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
