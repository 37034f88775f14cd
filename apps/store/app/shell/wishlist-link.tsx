import { localise } from '@shop/contract/locales'
import { HeartIcon } from '@shop/ui/icon'
import { usePage } from '../page.ts'
import { useWishlistCount } from '../wishlist/wishlist-provider.tsx'
import type { ShellWords } from '../words/uk/shell.ts'
import { HeaderLink } from './header-link.tsx'

/** The link to the wishlist with the number of products in it, once known. */
export function WishlistLink({ words }: { words: ShellWords['header'] }) {
  const href = localise('/wishlist', usePage().locale)
  const { wishlist, wishlistCount } = words
  return (
    <HeaderLink
      href={href}
      icon={<HeartIcon />}
      label={wishlist}
      count={useWishlistCount()}
      countLabel={wishlistCount}
    />
  )
}
