export {
  GalleryNext as Next,
  GalleryPrevious as Previous,
  GalleryRoot as Root,
  GallerySlide as Slide,
  GalleryStage as Stage,
  GalleryThumb as Thumb,
  GalleryThumbs as Thumbs,
  GalleryTrack as Track,
} from './gallery.tsx'
