import type { Wishlist } from '@shop/contract/wishlist-map'
import { useFlowView } from '@shop/flows/react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { requestHydration } from '../hydrate-on-interaction.tsx'
import { unknownWishlist } from './unknown-wishlist.ts'
import { useWishlist } from './wishlist.ts'

interface Told {
  /** As the server read it. */
  wishlist: Wishlist
  cards: readonly { id: number }[]
}

/** The wishlist of a page: what the server read until the flow knows better. Goods liked in another tab are fetched. */
export function useShownWishlist({ wishlist: told, cards }: Told): Wishlist {
  const flow = useWishlist()
  const view = useFlowView(flow)
  const { revalidate } = useRevalidator()
  useEffect(() => void flow.load(), [flow])
  const wishlist = view === unknownWishlist ? told : view.wishlist
  const unseen = Object.values(wishlist)
    .flat()
    .filter(id => !cards.some(card => card.id === id) && !Object.values(told).flat().includes(id))
    .join()
  useEffect(() => {
    if (!unseen) return
    requestHydration() // React shows nothing new beside parts of the page that still wait for their script
    void revalidate()
  }, [unseen, revalidate])
  return wishlist
}
