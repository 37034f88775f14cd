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
  /** The page has called `preloadPicture`, which HTML from the fragment cache cannot. @default false */
  preloaded?: boolean
  /** Not lazy-loaded. @default `first` */
  eager?: boolean
}

/** Requests the first picture of a page before its element is read. For the server: the browser renders the element at once. */
export function preloadPicture({ src, sources: [best] }: Image, sizes: string): void {
  if (best)
    preload(src, { as: 'image', type: best.type, imageSrcSet: best.srcset, imageSizes: sizes, fetchPriority: 'high' })
}

/** A responsive picture in the formats that the browser supports. */
export function Picture(props: PictureProps) {
  const { image, sizes, alt = image.alt, first = false, preloaded = false, eager = first } = props
  if (import.meta.env.SSR && first && !preloaded) preloadPicture(image, sizes)
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
