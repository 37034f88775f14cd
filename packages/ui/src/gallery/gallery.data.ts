/** DOM contract of the gallery. */
export const galleryData = {
  scope: 'gallery',
  parts: {
    root: {},
    thumbnails: {},
    thumbnail: { 'data-close-up': 'present: a close-up that fills its square' },
    viewport: {},
    track: {},
    slide: {},
  },
} as const
