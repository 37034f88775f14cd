export * from './gallery.tsx'
export * as Gallery from './parts.ts'
