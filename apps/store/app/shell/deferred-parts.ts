// What of the frame comes with the first sign of the shopper: one file, so that it is asked for once.
export { handlePageTransitions } from '../page-transitions.ts'
export { CatalogueMenu } from './catalogue-menu.tsx'
export { ContactForm } from './contact-form.tsx'
export { Footer } from './footer.tsx'
export { HeaderSearch } from './header-search.tsx'
export { Languages } from './languages.tsx'
export { Progress } from './progress.tsx'
export { TopLine } from './top-line.tsx'
