import type { Usage } from '../testing/usage.ts'
import { GalleryZoom } from './index.ts'

export const usage: Usage = {
  when: [
    'When a picture has more detail than its place shows: seams, pictograms, labels.',
    'Inside a modal that is opened from the gallery.',
  ],
  good: {
    text: 'A large picture with buttons for every gesture.',
    Sample: () => (
      <>
        <div style={{ blockSize: 320, display: 'grid' }}>
          <GalleryZoom.View>
            <img src="./goods/jacket-front.svg" alt="Work jacket from the front" />
          </GalleryZoom.View>
        </div>
      </>
    ),
  },
  bad: {
    text: 'A small icon: zooming in shows nothing new.',
    Sample: () => (
      <>
        <div style={{ blockSize: 320, display: 'grid' }}>
          <GalleryZoom.View>
            <img src="./favicon.svg" alt="" style={{ inlineSize: 32 }} />
          </GalleryZoom.View>
        </div>
      </>
    ),
  },
  content: ['The dialog is titled with the product.', 'The alternative text is the one of the gallery.'],
}
