import { localise, splitLocale } from '@shop/contract/locales'
import { CartIcon } from '@shop/ui/icon'
import { formatPlural } from '@shop/ui/messages/format'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../../platform/browser/when-idle.ts'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import type { ShellWords } from '../../platform/words/uk/shell.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { useDialogLink } from '../../shell/dialogs/use-modals.ts'
import { useCart, useCartCount, usePrefetchCart } from './cart-provider.tsx'
import { hasStoredCart } from './has-stored-cart.ts'
import { useRefreshCart } from './use-refresh-cart.ts'

/**
 * The link to the cart with the number of units in it, once known. With scripts it opens the dialog, except on the cart's
 * own page. Fetches the cart's machine when the page is idle, if there is a cart: it keeps the number up to date, also after Back.
 */
export function CartLink({ words }: { words: ShellWords['header'] }) {
  const { locale } = usePage()
  const { pathname } = useLocation()
  const link = useDialogLink(splitLocale(pathname).path === '/cart' ? null : 'cart')
  const prefetchCart = usePrefetchCart()
  const count = useCartCount()
  useRefreshCart(useCart())
  const prefetch = () => {
    link.onFocus()
    prefetchCart()
  }
  const isNeeded = count > 0 || (!import.meta.env.SSR && hasStoredCart())
  useEffect(() => (isNeeded ? whenIdle(prefetchCart) : undefined), [isNeeded, prefetchCart])
  return (
    <StoreLink
      className="header-link"
      href={localise('/cart', locale)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={link.onClick}
    >
      <span className="header-link__icon">
        <CartIcon />
        {count > 0 && (
          <span className="header-count" key={count} data-ticked="" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span className="header-link__text" aria-hidden="true">
        {words.cart}
      </span>
      <span data-visually-hidden="">{count > 0 ? formatPlural(locale, words.cartCount, count) : words.cart}</span>
    </StoreLink>
  )
}
