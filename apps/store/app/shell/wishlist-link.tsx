import { localise } from '@shop/contract/locales'
import { HeartIcon } from '@shop/ui/icon'
import { usePage } from '../page.ts'
import { counted } from '../phrase.ts'
import { useLikedCount } from '../wiring/wishlist.ts'
import type { ShellWords } from '../words/uk/shell.ts'
import { StoreLink } from './store-link.tsx'

/** The way to what is liked, with its number once the browser has read it. */
export function WishlistLink({ words }: { words: Pick<ShellWords, 'wishlist' | 'wishlistWith'> }) {
  const { locale } = usePage()
  const count = useLikedCount()
  return (
    <StoreLink className="tool" href={localise('/wishlist', locale)}>
      <span className="tool__icon">
        <HeartIcon />
        {count > 0 && (
          <span className="count" key={count} data-ticked="" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span className="tool__text" aria-hidden="true">
        {words.wishlist}
      </span>
      <span data-visually-hidden="">{count > 0 ? counted(locale, words.wishlistWith, count) : words.wishlist}</span>
    </StoreLink>
  )
}
