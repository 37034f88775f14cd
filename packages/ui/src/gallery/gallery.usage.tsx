import type { Usage } from '../testing/usage.ts'
import { Gallery } from './index.ts'

const pictures = [
  { src: './goods/jacket-front.svg', label: 'From the front' },
  { src: './goods/jacket-back.svg', label: 'From behind' },
]

export const usage: Usage = {
  when: ['For two or more pictures of one product.', 'With thumbnails, so that everybody sees how many there are.'],
  good: {
    text: 'Thumbnails and arrows: the pictures can be counted and reached.',
    Sample: () => (
      <>
        <Gallery.Root count={2}>
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
                  <img src={src} alt={label} />
                </Gallery.Slide>
              ))}
            </Gallery.Track>
            <Gallery.Previous />
            <Gallery.Next />
          </Gallery.Viewport>
        </Gallery.Root>
      </>
    ),
  },
  bad: {
    text: 'Without thumbnails and arrows nobody knows that there is a second picture.',
    Sample: () => (
      <>
        <Gallery.Root count={2}>
          <Gallery.Viewport>
            <Gallery.Track>
              {pictures.map(({ src, label }, index) => (
                <Gallery.Slide key={src} index={index}>
                  <img src={src} alt={label} />
                </Gallery.Slide>
              ))}
            </Gallery.Track>
          </Gallery.Viewport>
        </Gallery.Root>
      </>
    ),
  },
  content: ['The alternative text says what this picture shows: «From behind».', 'No text inside the pictures.'],
}
