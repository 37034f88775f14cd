export { GalleryZoomView as View } from './gallery-zoom.tsx'
export { GalleryZoomLink as Link, GalleryZoomTrigger as Trigger } from './gallery-zoom-trigger.tsx'
