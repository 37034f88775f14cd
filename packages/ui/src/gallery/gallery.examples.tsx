import { Gallery } from '@shop/ui/gallery'

const pictures = [
  { src: '/goods/jacket-front.svg', label: 'From the front' },
  { src: '/goods/jacket-back.svg', label: 'From behind' },
]

export const Example = () => (
  <Gallery.Root count={pictures.length}>
    <Gallery.Thumbnails>
      {pictures.map(({ src, label }, index) => (
        <Gallery.Thumbnail key={src} index={index} aria-label={label}>
          <img src={src} alt="" />
        </Gallery.Thumbnail>
      ))}
    </Gallery.Thumbnails>
    <Gallery.Viewport>
      <Gallery.Track>
        {pictures.map(({ src, label }, index) => (
          <Gallery.Slide key={src} index={index}>
            <img src={src} alt={`Work jacket: ${label}`} />
          </Gallery.Slide>
        ))}
      </Gallery.Track>
      <Gallery.Previous />
      <Gallery.Next />
    </Gallery.Viewport>
  </Gallery.Root>
)
