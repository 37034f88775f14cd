import { ShopUiProvider, useShopUi } from '@shop/ui/provider'
import type { ReactElement } from 'react'
import type { RenderFragment } from './fragment-cache.ts'

interface CachedFragmentProps {
  renderFragment: RenderFragment
  /** All that the content depends on beside language and currency, as JSON. */
  dependsOn: unknown
  /** The element around the content, rendered with the page. */
  container: (content: { dangerouslySetInnerHTML: { __html: string } }) => ReactElement
  /** The content. Of the page's contexts it gets those of `ShopUiProvider`. */
  children: ReactElement
}

/** An element whose content the server renders once for the same language, currency and data. */
export function CachedFragment({ renderFragment, dependsOn, container, children }: CachedFragmentProps) {
  const shop = useShopUi()
  const html = renderFragment(JSON.stringify([shop.locale, shop.currency, dependsOn]), () => (
    <ShopUiProvider {...shop}>{children}</ShopUiProvider>
  ))
  // React wrote it.
  return container({ dangerouslySetInnerHTML: { __html: html } })
}
