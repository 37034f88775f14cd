export {
  GalleryZoomButton as Button,
  GalleryZoomView as View,
} from './gallery-zoom.tsx'
