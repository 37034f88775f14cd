import { Badge } from '@shop/ui/badge'
import { Gallery } from '@shop/ui/gallery'
import { Picture } from '../goods/picture.tsx'
import type { ProductView } from './product.server.ts'

const badgeKinds = { new: 'new', sale: 'sale', hit: 'ink' } as const

const STAGE = '(min-width: 1440px) 640px, (min-width: 1024px) 46vw, (min-width: 768px) 46vw, 80vw'

/** The pictures of a product on pattern paper, thumbnails beside or below. */
export function ProductGallery({ gallery, labels }: Pick<ProductView['product'], 'gallery' | 'labels'>) {
  return (
    <Gallery.Root count={gallery.length} className="gallery">
      {gallery.length > 1 && (
        <Gallery.Thumbs>
          {gallery.map((image, index) => (
            <Gallery.Thumb key={image.src} index={index} aria-label={image.alt} detail={image.width === image.height}>
              <Picture image={image} alt="" sizes="88px" />
            </Gallery.Thumb>
          ))}
        </Gallery.Thumbs>
      )}
      <Gallery.Stage>
        <Gallery.Track>
          {gallery.map((image, index) => (
            <Gallery.Slide key={image.src} index={index}>
              <Picture image={image} sizes={STAGE} first={index === 0} />
            </Gallery.Slide>
          ))}
        </Gallery.Track>
        {labels.length > 0 && (
          <div className="gallery__flags">
            {labels.map(({ kind, text }) => (
              <Badge key={kind} kind={badgeKinds[kind]}>
                {text}
              </Badge>
            ))}
          </div>
        )}
      </Gallery.Stage>
    </Gallery.Root>
  )
}
