/** DOM contract of the enlarged picture. */
export const galleryZoomData = {
  scope: 'gallery-zoom',
  parts: {
    link: {},
    sign: {},
    view: { 'data-level': '1: the whole picture · 2: nearer · 3: as near as it goes' },
    plane: {},
    tools: {},
    place: {},
  },
} as const
