export * from './gallery-zoom.tsx'
export * from './gallery-zoom-opener.tsx'
export * as GalleryZoom from './parts.ts'
