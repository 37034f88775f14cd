/** DOM contract of the enlarged picture. */
export const galleryZoomData = {
  scope: 'gallery-zoom',
  parts: {
    view: { 'data-level': '1: the whole picture · 2 and 3: times as large' },
    plane: {},
    tools: {},
  },
} as const
