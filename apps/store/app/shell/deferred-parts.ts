// Parts of the layouts that are hydrated on the first interaction: one module, so that they are one request.
export { handlePageTransitions } from '../page-transitions.ts'
export { CatalogueMenu } from './catalogue-menu.tsx'
export { ContactForm } from './contact-form.tsx'
export { Footer } from './footer.tsx'
export { HeaderSearch } from './header-search.tsx'
export { Languages } from './languages.tsx'
export { Progress } from './progress.tsx'
export { TopLine } from './top-line.tsx'
