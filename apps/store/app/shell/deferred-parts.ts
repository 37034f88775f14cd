// Parts of the layouts that are hydrated on the first interaction: one module, so that they are one request.
// Its links are those of the mega menu.

export { repeatInput } from '../platform/hydration/repeat-input.ts'
export { handlePageTransitions } from '../platform/navigation/page-transitions.ts'
export { CatalogueLinks } from './catalogue-links.tsx'
export { CatalogueMenu } from './catalogue-menu.tsx'
export { ContactForm } from './contact-form.tsx'
export { Footer } from './footer.tsx'
export { Languages } from './languages.tsx'
export { Logo } from './logo.tsx'
export { OfflineEvents } from './offline/offline-events.ts'
export { Progress } from './progress.tsx'
export { TopLine } from './top-line.tsx'
