export {
  GalleryNext as Next,
  GalleryPrevious as Previous,
  GalleryRoot as Root,
  GallerySlide as Slide,
  GalleryThumbnail as Thumbnail,
  GalleryThumbnails as Thumbnails,
  GalleryTrack as Track,
  GalleryViewport as Viewport,
} from './gallery.tsx'
