export { GalleryZoomView as View } from './gallery-zoom.tsx'
export { GalleryZoomButton as Button, GalleryZoomLink as Link } from './gallery-zoom-opener.tsx'
