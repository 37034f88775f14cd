import type { Wishlist } from '@shop/contract/wishlist-map'
import { useFlowView } from '@shop/flows/react'
import { ownGroups } from '@shop/flows/wishlist'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { requestHydration } from '../../platform/hydration/hydrate-on-interaction.tsx'
import { useWishlist } from '../../shell/wishlist-state.ts'

interface LoadedWishlist {
  /** Whether it is a customer's. */
  isCustomer: boolean
  /** As the server loaded it. */
  wishlist: Wishlist
  cards: readonly { id: number }[]
}

/**
 * The wishlist of a page: the server-rendered one until the flow has one. Products liked elsewhere are loaded, and so are the links
 * of groups that got another name.
 */
export function useWishlistView({ isCustomer, wishlist: loadedWishlist, cards }: LoadedWishlist): {
  wishlist: Wishlist
  pending: boolean
} {
  const flow = useWishlist()
  const { wishlist: current, status, pending } = useFlowView(flow)
  const { revalidate } = useRevalidator()
  useEffect(() => void flow.load(), [flow])
  const wishlist = status === 'unknown' ? loadedWishlist : current
  const missing = Object.values(wishlist)
    .flat()
    .filter(id => !cards.some(card => card.id === id) && !Object.values(loadedWishlist).flat().includes(id))
  const isStored = isCustomer && !pending && status === 'ready'
  const renamed = isStored ? ownGroups(wishlist).filter(group => !Object.hasOwn(loadedWishlist, group)) : []
  const outdated = [...missing, ...renamed].join()
  useEffect(() => {
    if (!outdated) return
    requestHydration() // React renders nothing new beside parts of the page that are not hydrated yet
    void revalidate()
  }, [outdated, revalidate])
  return { wishlist, pending }
}
