import type { Image } from '@shop/contract'
import { Badge } from '@shop/ui/badge'
import { Gallery } from '@shop/ui/gallery'
import { GalleryZoom } from '@shop/ui/gallery-zoom'
import { type MouseEvent, useMemo, useRef, useState } from 'react'
import { isPlainPress } from '../browser/plain-press.ts'
import { useAwake, WAITS } from '../forms/early-submit.ts'
import { Picture } from '../goods/picture.tsx'
import { tileImage, wholeImage } from '../goods/tile-image.ts'
import type { ProductView } from './product.server.ts'
import { useFetched } from './use-fetched.ts'

const badgeKinds = { new: 'new', sale: 'sale', hit: 'neutral' } as const

const STAGE = '(min-width: 1440px) 640px, (min-width: 1024px) 46vw, (min-width: 768px) 46vw, 80vw'

const loadZoom = async () => (await import('./zoom-dialog.tsx')).ZoomDialog

/** The widest file of a picture in the format that every browser knows. */
const largest = ({ sources, src }: Image): string => {
  const candidates = sources.find(({ type }) => type === 'image/webp')?.srcset.split(', ') ?? []
  return candidates.at(-1)?.split(' ')[0] ?? src
}

/** A picture in the widths that a thumbnail can use. */
const thumbOf = (image: Image): Image => wholeImage(tileImage(image, [160, 320]))

interface ProductGalleryProps extends Pick<ProductView['product'], 'gallery' | 'labels'> {
  /** Of the product. */
  name: string
}

/** The pictures of a product on pattern paper, thumbnails beside or below; each opens over the page to be looked into. */
export function ProductGallery({ gallery: packed, labels, name }: ProductGalleryProps) {
  const gallery = useMemo(() => packed.map(({ alt, ...image }) => ({ ...wholeImage(image), alt })), [packed])
  const { part: ZoomDialog, fetch, fetchOr } = useFetched(loadZoom)
  const [zoomed, setZoomed] = useState({ index: 0, open: false })
  const root = useRef<HTMLDivElement>(null)
  useAwake(root)
  const zoom = (index: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    const link = event.currentTarget
    link.focus({ preventScroll: true }) // where the focus comes back to; not every browser focuses what is pressed
    setZoomed({ index, open: true })
    fetchOr(() => location.assign(link.href))
  }
  return (
    <>
      <Gallery.Root {...WAITS} ref={root} count={gallery.length} className="gallery">
        {gallery.length > 1 && (
          <Gallery.Thumbnails>
            {gallery.map((image, index) => (
              <Gallery.Thumbnail
                key={image.src}
                index={index}
                aria-label={image.alt}
                closeUp={image.width === image.height}
              >
                <Picture image={thumbOf(image)} alt="" sizes="88px" />
              </Gallery.Thumbnail>
            ))}
          </Gallery.Thumbnails>
        )}
        <Gallery.Viewport>
          <Gallery.Track>
            {gallery.map((image, index) => (
              <Gallery.Slide key={image.src} index={index} tabIndex={-1}>
                <GalleryZoom.Link
                  href={largest(image)}
                  label={image.alt}
                  onPointerEnter={fetch}
                  onFocus={fetch}
                  onClick={zoom(index)}
                >
                  <Picture image={image} sizes={STAGE} first={index === 0} />
                </GalleryZoom.Link>
              </Gallery.Slide>
            ))}
          </Gallery.Track>
          {labels.length > 0 && (
            <div className="gallery__flags">
              {labels.map(({ kind, text }) => (
                <Badge key={kind} variant={badgeKinds[kind]}>
                  {text}
                </Badge>
              ))}
            </div>
          )}
        </Gallery.Viewport>
      </Gallery.Root>
      {ZoomDialog && (
        <ZoomDialog
          {...zoomed}
          name={name}
          images={gallery}
          sizes={STAGE}
          onIndexChange={index => setZoomed({ index, open: true })}
          onClose={() => setZoomed(before => ({ ...before, open: false }))}
        />
      )}
    </>
  )
}
