import { useShopLayout } from '../layouts/use-shop-layout.ts'
import { SearchForm } from './search-form.tsx'

/** The search in the head of every page. */
export function HeaderSearch() {
  return <SearchForm words={useShopLayout().words} />
}
