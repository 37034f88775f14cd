import type { Wishlist } from '@shop/contract/wishlist-map'
import { useFlowView } from '@shop/flows/react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { requestHydration } from '../hydrate-on-interaction.tsx'
import { initialWishlistView, useWishlist } from './wishlist-provider.tsx'

interface LoadedWishlist {
  /** As the server loaded it. */
  wishlist: Wishlist
  cards: readonly { id: number }[]
}

/** The wishlist of a page: the server-rendered one until the flow has one. Products liked in another tab are loaded. */
export function useWishlistView({ wishlist: loadedWishlist, cards }: LoadedWishlist): Wishlist {
  const flow = useWishlist()
  const view = useFlowView(flow)
  const { revalidate } = useRevalidator()
  useEffect(() => void flow.load(), [flow])
  const wishlist = view === initialWishlistView ? loadedWishlist : view.wishlist
  const missing = Object.values(wishlist)
    .flat()
    .filter(id => !cards.some(card => card.id === id) && !Object.values(loadedWishlist).flat().includes(id))
    .join()
  useEffect(() => {
    if (!missing) return
    requestHydration() // React renders nothing new beside parts of the page that are not hydrated yet
    void revalidate()
  }, [missing, revalidate])
  return wishlist
}
