import { useShopFrame } from '../frames/shop-data.ts'
import { SearchForm } from './search-form.tsx'

/** The search in the head of every page. */
export function HeaderSearch() {
  return <SearchForm words={useShopFrame().words} />
}
