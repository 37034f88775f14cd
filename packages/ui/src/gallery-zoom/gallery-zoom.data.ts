/** DOM contract of the gallery zoom. */
export const galleryZoomData = {
  scope: 'gallery-zoom',
  parts: {
    link: {},
    icon: {},
    view: { 'data-level': '1: the whole image · 2: zoomed in · 3: maximum zoom' },
    content: {},
    toolbar: {},
    position: {},
  },
} as const
