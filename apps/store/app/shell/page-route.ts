// What every page exports besides its own: the descriptors of its head, and the screen of an error.
export { screenMeta as meta } from '../platform/seo/screen-meta.ts'
export { RouteError as ErrorBoundary } from './errors/route-error.tsx'
