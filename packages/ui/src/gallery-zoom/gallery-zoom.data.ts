/** DOM contract of the gallery zoom. */
export const galleryZoomData = {
  scope: 'gallery-zoom',
  parts: {
    link: {},
    sign: {},
    view: { 'data-level': '1: the whole image · 2: zoomed in · 3: maximum zoom' },
    plane: {},
    tools: {},
    place: {},
  },
} as const
