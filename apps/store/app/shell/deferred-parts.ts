// Parts of the layouts that are hydrated on the first interaction: one module, so that they are one request.
// Its links are those of the mega menu.
export { WaysIntoCatalogue } from '../listing/ways-into-catalogue.tsx'
export { handlePageTransitions } from '../page-transitions.ts'
export { AccountLink } from './account-link.tsx'
export { CatalogueMenu } from './catalogue-menu.tsx'
export { ContactForm } from './contact-form.tsx'
export { Footer } from './footer.tsx'
export { HeaderSearch } from './header-search.tsx'
export { Languages } from './languages.tsx'
export { Logo } from './logo.tsx'
export { Progress } from './progress.tsx'
export { ThumbLinks } from './thumb-links.tsx'
export { TopLine } from './top-line.tsx'
