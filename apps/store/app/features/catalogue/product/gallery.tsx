import type { Image } from '@shop/contract'
import { Badge } from '@shop/ui/badge'
import { Gallery } from '@shop/ui/gallery'
import { GalleryZoom } from '@shop/ui/gallery-zoom'
import { type MouseEvent, useMemo, useState } from 'react'
import { isUnmodified } from '../../../platform/browser/unmodified-event.ts'
import { useLazyComponent } from '../../../platform/browser/use-lazy-component.ts'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { compactImage, expandImage } from '../../../platform/pictures/compact-image.ts'
import { phoneSizes } from '../../../platform/pictures/phone-sizes.ts'
import { Picture } from '../../../platform/pictures/picture.tsx'
import { useChosenSize } from './chosen-size.ts'
import { DimensionLines, type DimensionLinesProps } from './dimension-lines.tsx'
import type { ProductView } from './loader.server.ts'

const badgeKinds = { new: 'new', sale: 'sale', hit: 'neutral' } as const

const STAGE = `(min-width: 1440px) 640px, (min-width: 768px) 46vw, ${phoneSizes(80)}`

const loadZoom = async () => (await import('./zoom-dialog.tsx')).ZoomDialog

/** URL of the widest WebP file. */
const largest = ({ sources, src }: Image): string => {
  const candidates = sources.find(({ type }) => type === 'image/webp')?.srcset.split(', ') ?? []
  return candidates.at(-1)?.split(' ')[0] ?? src
}

/** The image in thumbnail widths. */
const thumbOf = (image: Image): Image => expandImage(compactImage(image, [160, 320]))

interface ProductGalleryProps {
  product: DimensionLinesProps['product'] &
    Pick<ProductView['product'], 'gallery' | 'labels' | 'name' | 'price' | 'size'> & {
      options: readonly Pick<ProductView['product']['options'][number], 'id' | 'name' | 'price'>[]
    }
  words: DimensionLinesProps['words']
}

/** The product's pictures with thumbnails; each links to its large file, or opens the zoom view. */
export function ProductGallery({ product, words }: ProductGalleryProps) {
  const { gallery: compactImages, labels, name, options, size } = product
  const chosen = useChosenSize(product.id)
  const { price } = options.find(({ id, name }) => (chosen === null ? String(id) === size : name === chosen)) ?? product
  // The discount is one of the product's price: another size has none.
  const shownLabels = labels.filter(({ kind }) => kind !== 'sale' || price === product.price)
  const gallery = useMemo(
    () => compactImages.map(({ alt, ...image }) => ({ ...expandImage(image), alt })),
    [compactImages],
  )
  const { part: ZoomDialog, fetch, fetchOr } = useLazyComponent(loadZoom)
  const [zoomed, setZoomed] = useState({ index: 0, open: false })
  const queue = usePrehydrationQueue<HTMLDivElement>()
  const zoom = (index: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isUnmodified(event)) return
    event.preventDefault()
    const link = event.currentTarget
    link.focus({ preventScroll: true }) // the dialog returns the focus here; not every browser focuses a clicked link
    setZoomed({ index, open: true })
    fetchOr(() => location.assign(link.href))
  }
  return (
    <>
      <Gallery.Root {...queue} count={gallery.length} className="gallery">
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
                {index === 0 && <DimensionLines product={product} words={words} />}
              </Gallery.Slide>
            ))}
          </Gallery.Track>
          {shownLabels.length > 0 && (
            <div className="gallery__badges">
              {shownLabels.map(({ kind, text }) => (
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
