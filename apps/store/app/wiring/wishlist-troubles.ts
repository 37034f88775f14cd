import { useFlowEvent } from '@shop/flows/react'
import { useEffect } from 'react'
import { usePage } from '../page.ts'
import { useToasts } from '../toasts/toasts.tsx'
import type { WishlistWords } from '../words/uk/wishlist.ts'
import { useWishlist } from './wishlist.ts'
import { loadWishlistWords } from './wishlist-words.ts'

/** Fetches the wishlist with the first sign of the shopper, and says in toasts what went wrong with it. Renders nothing. */
export function WishlistTroubles(): null {
  const wishlist = useWishlist()
  const { locale } = usePage()
  const { show } = useToasts()
  const tell = (say: (words: WishlistWords) => void) => void loadWishlistWords(locale).then(say)
  useEffect(() => void wishlist.load(), [wishlist])
  useFlowEvent(wishlist, 'wishlist.rejected', ({ deed }) =>
    tell(words =>
      show({
        key: 'wishlist',
        kind: 'error',
        text: words.failed,
        action: { label: words.retry, onPress: () => wishlist.send(deed) },
      }),
    ),
  )
  useFlowEvent(wishlist, 'wishlist.forgotten', () =>
    tell(words => show({ key: 'wishlist', kind: 'info', text: words.forgotten })),
  )
  return null
}
