import { localise } from '@shop/contract/locales'
import { HeartIcon } from '@shop/ui/icon'
import { usePage } from '../page.ts'
import { counted } from '../phrase.ts'
import { useWishlistCount } from '../wishlist/wishlist-provider.tsx'
import type { ShellWords } from '../words/uk/shell.ts'
import { StoreLink } from './store-link.tsx'

/** The link to the wishlist with the number of products in it, once known. */
export function WishlistLink({ words }: { words: ShellWords['header'] }) {
  const { locale } = usePage()
  const count = useWishlistCount()
  return (
    <StoreLink className="header-link" href={localise('/wishlist', locale)}>
      <span className="header-link__icon">
        <HeartIcon />
        {count > 0 && (
          <span className="header-count" key={count} data-ticked="" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span className="header-link__text" aria-hidden="true">
        {words.wishlist}
      </span>
      <span data-visually-hidden="">{count > 0 ? counted(locale, words.wishlistCount, count) : words.wishlist}</span>
    </StoreLink>
  )
}
