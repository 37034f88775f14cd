import { localise } from '@shop/contract/locales'
import { HeartIcon } from '@shop/ui/icon'
import { formatPlural } from '@shop/ui/messages/format'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import type { ShellWords } from '../../platform/words/uk/shell.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { useWishlistCount } from './wishlist-provider.tsx'

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
      <span data-visually-hidden="">
        {count > 0 ? formatPlural(locale, words.wishlistCount, count) : words.wishlist}
      </span>
    </StoreLink>
  )
}
