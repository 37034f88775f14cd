import type { Cart, CartCoupon, Option } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { useFlow } from '@shop/flows/react'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/error-summary'
import { formatPlural } from '@shop/ui/messages/format'
import { OrderSummary } from '@shop/ui/order-summary'
import { type ReactNode, useMemo } from 'react'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { EmptyNotice } from '../../shell/empty-notice.tsx'
import { DeferredDeliveryTerms } from '../delivery/index.ts'
import { CartForm } from './cart-form.tsx'
import { CartLines } from './cart-lines.tsx'
import { useCart } from './cart-provider.tsx'
import { CartSums } from './cart-sums.tsx'
import { CouponField } from './coupon-field.tsx'
import type { RenderSaveForLater } from './line-actions.tsx'
import { useRemovedLines } from './removed-lines.ts'
import { useCartView } from './use-cart-view.ts'

/** Result of a form that was submitted without scripts and does not redirect. */
export interface CartFormResult {
  /** The promo code that was typed when the call failed. */
  typedCoupon?: string
  error?: string
  coupon?: CartCoupon | null
  /** With why a quantity was reduced. */
  notices?: Cart['notices']
}

interface CartPageProps {
  words: CartWords
  /** The cart as loaded by the server. */
  cart: Cart | null
  cartId: string | null
  result: CartFormResult | undefined
  /** Why nothing was added by a form. */
  refused: string | null
  /** Sizes of the products in the cart. */
  sizes: readonly { product_id: number; options: readonly Option[] }[]
  /** A line that was removed without scripts and can be put back. */
  removed: { id: number; isSaved: boolean } | null
  saveForLater: RenderSaveForLater
  /** Follows the notice of an empty cart. */
  afterEmpty: ReactNode
}

/** The cart page: opened by the cart link without scripts and by bookmarks. */
export function CartPage(props: CartPageProps) {
  const { words, cart: loadedCart, cartId, result, refused, sizes, removed, saveForLater, afterEmpty } = props
  const { locale } = usePage()
  const { cart, lines, couponPending, couponError } = useCartView({ cart: loadedCart, cartId, words })
  const knownId = useFlow(useCart(), view => view.cartId) ?? cartId
  const hasRemoved = useRemovedLines().length > 0
  const sizesOf = useMemo(() => new Map(sizes.map(({ product_id, options }) => [product_id, options])), [sizes])
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
      <ErrorSummary>{result?.error ?? refused}</ErrorSummary>
      {removed && lines.every(({ id }) => id !== removed.id) && (
        <div className="cart-line-removed" role="status">
          <p>{removed.isSaved ? words.lineSaved : words.lineRemoved}</p>
          <CartForm intent="restore" line={removed.id}>
            <Button type="submit" size="small">
              {words.undo}
            </Button>
          </CartForm>
        </div>
      )}
      {isEmpty && hasRemoved && <CartLines notices={[]} lines={[]} words={words} level={2} />}
      {isEmpty ? (
        <>
          <EmptyNotice words={words} />
          {afterEmpty}
        </>
      ) : (
        <div className="cart-page__columns">
          <section aria-label={formatPlural(locale, words.products, cart.count)}>
            <CartLines
              notices={result?.notices ?? cart.notices}
              lines={lines}
              words={words}
              level={2}
              sizes={sizesOf}
              saveForLater={saveForLater}
            />
            {knownId !== null && (
              <DeferredDeliveryTerms
                cartId={knownId}
                coupon={cart.coupon?.code ?? null}
                version={cart.version}
                isFree={cart.coupon?.free_delivery === true}
              />
            )}
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
                typed={result?.typedCoupon}
                error={couponError}
                pending={couponPending}
              />
            </CartForm>
            <CartSums cart={cart} words={words} />
            <OrderSummary.Description>{words.withoutDelivery}</OrderSummary.Description>
            <Button asChild variant="accent" size="large" fullWidth>
              <StoreLink href={localise('/checkout', locale)}>{words.checkout}</StoreLink>
            </Button>
          </OrderSummary.Root>
        </div>
      )}
    </div>
  )
}
