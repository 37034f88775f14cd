import { type ComponentType, useEffect, useState } from 'react'
import { importOptional } from '../../../platform/errors/chunk-reload.ts'
import { onFirstInteraction } from '../../../platform/hydration/hydrate-on-interaction.tsx'
import type { RecentlyViewedProps } from './recently-viewed.tsx'
import { viewedProducts } from './viewed-products.ts'

/** Products viewed before, which only this browser knows: fetched after the first interaction, and only where there are any. */
export function DeferredRecentlyViewed(props: RecentlyViewedProps) {
  const [RecentlyViewed, setRecentlyViewed] = useState<ComponentType<RecentlyViewedProps> | null>(null)
  const { current } = props
  useEffect(() => {
    if (viewedProducts().every(id => id === current)) return
    onFirstInteraction(() => {
      importOptional(() => import('./recently-viewed.tsx')).then(
        part => setRecentlyViewed(() => part.RecentlyViewed),
        () => undefined, // not missed
      )
    })
  }, [current])
  return RecentlyViewed && <RecentlyViewed {...props} />
}
