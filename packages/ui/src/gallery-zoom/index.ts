export * from './gallery-zoom.tsx'
export * from './gallery-zoom-trigger.tsx'
export * as GalleryZoom from './parts.ts'
