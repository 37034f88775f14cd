import { useShopLayout } from '../../shell/layout/use-shop-layout.ts'
import { SearchForm } from './search-form.tsx'

/** The search field of the header. */
export function HeaderSearch() {
  return <SearchForm words={useShopLayout().words.searchForm} />
}
