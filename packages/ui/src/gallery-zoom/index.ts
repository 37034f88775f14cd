export * from './gallery-zoom.tsx'
export * as GalleryZoom from './parts.ts'
