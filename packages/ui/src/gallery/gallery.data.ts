/** DOM contract of the gallery. */
export const galleryData = {
  scope: 'gallery',
  parts: {
    root: {},
    thumbs: {},
    thumb: { 'data-detail': 'present: a close-up that fills its square' },
    stage: {},
    track: {},
    slide: {},
  },
} as const
