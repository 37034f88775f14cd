import type { Cart, CartCoupon } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/error-summary'
import { OrderSummary } from '@shop/ui/order-summary'
import { usePage } from '../page.ts'
import { counted } from '../phrase.ts'
import { EmptyNotice } from '../shell/empty-notice.tsx'
import { StoreLink } from '../shell/store-link.tsx'
import type { CartWords } from '../words/uk/cart.ts'
import { CartForm } from './cart-form.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSums } from './cart-sums.tsx'
import { CouponField } from './coupon-field.tsx'
import { useCartView } from './use-cart-view.ts'

interface CartPageProps {
  words: CartWords
  /** The cart as loaded by the server. */
  cart: Cart | null
  cartId: string | null
  /** Result of a form submitted without scripts. */
  result: { error: string | null; coupon: CartCoupon | null } | undefined
}

/** The cart page: opened by the cart link without scripts and by bookmarks. */
export function CartPage({ words, cart: loadedCart, cartId, result }: CartPageProps) {
  const { locale } = usePage()
  const { cart, lines, couponPending, couponError } = useCartView({ cart: loadedCart, cartId, words })
  const isEmpty = cart === null || lines.length === 0
  return (
    <div className="wrap cart-page">
      <div className="cart-page__header">
        <h1 data-text="h1">{words.title}</h1>
        {!isEmpty && (
          <CartForm intent="clear">
            <Button type="submit" variant="quiet">
              {words.clear}
            </Button>
          </CartForm>
        )}
      </div>
      {result?.error && <ErrorSummary title={result.error}>{null}</ErrorSummary>}
      {isEmpty ? (
        <EmptyNotice words={words} />
      ) : (
        <div className="cart-page__columns">
          <section aria-label={counted(locale, words.products, cart.count)}>
            <CartLines notices={cart.notices} lines={lines} words={words} level={2} />
          </section>
          <OrderSummary.Root>
            <OrderSummary.Header>
              <OrderSummary.Title />
            </OrderSummary.Header>
            <CartForm intent="coupon" noValidate>
              <CouponField
                id="coupon"
                words={words}
                coupon={result?.coupon ?? cart.coupon}
                error={couponError}
                pending={couponPending}
              />
            </CartForm>
            <CartSums cart={cart} words={words} />
            <OrderSummary.Note>{words.withoutDelivery}</OrderSummary.Note>
            <Button asChild variant="accent" size="large" fullWidth>
              <StoreLink href={localise('/checkout', locale)}>{words.checkout}</StoreLink>
            </Button>
          </OrderSummary.Root>
        </div>
      )}
    </div>
  )
}
