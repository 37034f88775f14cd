import { useShopLayout } from '../layouts/use-shop-layout.ts'
import { SearchForm } from './search-form.tsx'

/** The search field of the header. */
export function HeaderSearch() {
  return <SearchForm words={useShopLayout().words} />
}
