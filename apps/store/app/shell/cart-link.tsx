import { localise, splitLocale } from '@shop/contract/locales'
import { CartIcon } from '@shop/ui/icon'
import { useLocation } from 'react-router'
import { isUnmodifiedClick } from '../browser/unmodified-click.ts'
import { useModals } from '../modals/use-modals.ts'
import { usePage } from '../page.ts'
import { counted } from '../phrase.ts'
import { useCartCount, usePrepareCart } from '../wiring/cart.ts'
import type { ShellWords } from '../words/uk/shell.ts'
import { StoreLink } from './store-link.tsx'

/**
 * The way to the cart, with the pieces in it once the browser knows how many. With scripts it opens the dialog; on the
 * cart's own page there is nothing to open.
 */
export function CartLink({ words }: { words: Pick<ShellWords, 'cart' | 'cartWith'> }) {
  const { locale } = usePage()
  const { pathname } = useLocation()
  const { open, prepare } = useModals()
  const prepareCart = usePrepareCart()
  const count = useCartCount()
  const prepareBoth = () => {
    prepare()
    prepareCart()
  }
  return (
    <StoreLink
      className="tool"
      href={localise('/cart', locale)}
      onPointerEnter={prepareBoth}
      onFocus={prepareBoth}
      onClick={event => {
        if (!isUnmodifiedClick(event) || splitLocale(pathname).path === '/cart') return
        event.preventDefault()
        open({ name: 'cart', data: null })
      }}
    >
      <span className="tool__icon">
        <CartIcon />
        {count > 0 && (
          <span className="count" key={count} data-ticked="" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span className="tool__text" aria-hidden="true">
        {words.cart}
      </span>
      <span data-visually-hidden="">{count > 0 ? counted(locale, words.cartWith, count) : words.cart}</span>
    </StoreLink>
  )
}
