import { DownIcon } from '@shop/ui/icon'
import { CouponField, type CouponFieldProps } from './coupon-field.tsx'
import '@shop/ui/theme/cart-line.css'
import '@shop/ui/theme/order-summary.css'
import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/skeleton.css'
import '@shop/ui/theme/quantity-stepper.css'
import '@shop/ui/theme/price.css'
import '@shop/ui/theme/availability-label.css'
import './cart.css'
import { localise } from '@shop/contract/locales'
import { useFlowView } from '@shop/flows/react'
import { Button } from '@shop/ui/button'
import { Modal } from '@shop/ui/modal'
import { Skeleton } from '@shop/ui/skeleton'
import { use, useEffect } from 'react'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import { loadCartWords } from '../../platform/words/load-words.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { EmptyNotice } from '../../shell/empty-notice.tsx'
import { DeferredDeliveryTerms } from '../delivery/index.ts'
import { CartForm } from './cart-form.tsx'
import { CartLines } from './cart-lines.tsx'
import { useCart } from './cart-provider.tsx'
import { CartSums } from './cart-sums.tsx'
import type { RenderSaveForLater } from './line-actions.tsx'
import { useRemovedLines } from './removed-lines.ts'
import { useCartView } from './use-cart-view.ts'

/** «Кошик» as a side sheet, on a phone a bottom sheet. */
export function CartDialog({ saveForLater }: { saveForLater: RenderSaveForLater }) {
  const { locale } = usePage()
  const words = use(loadCartWords(locale))
  const flow = useCart()
  const { status, count, cartId } = useFlowView(flow)
  const { cart, lines, couponPending, couponError } = useCartView({ cart: null, cartId: null, words })
  useEffect(() => flow.send({ type: 'cart.refresh', reason: 'open' }), [flow])
  const hasRemoved = useRemovedLines().length > 0
  const isFilled = cart !== null && lines.length > 0
  return (
    <Modal.Content
      name="cart"
      placement="end"
      onEscapeKeyDown={event => {
        // The first Escape closes the open sizes of a line.
        if (document.activeElement?.closest('.cart-line__sizes[open]')) event.preventDefault()
      }}
    >
      <Modal.Header>
        <Modal.Title>
          {words.title}
          {isFilled && (
            <span data-text="muted" aria-hidden="true">
              {count}
            </span>
          )}
        </Modal.Title>
        <div className="cart-dialog__actions">
          {isFilled && (
            <CartForm intent="clear">
              <Button type="submit" variant="quiet">
                {words.clear}
              </Button>
            </CartForm>
          )}
          <Modal.Close />
        </div>
      </Modal.Header>
      <Modal.Body>
        {(isFilled || hasRemoved) && (
          <CartLines notices={cart?.notices ?? []} lines={lines} words={words} level={3} saveForLater={saveForLater} />
        )}
        {isFilled && cartId !== null && (
          <DeferredDeliveryTerms
            cartId={cartId}
            coupon={cart.coupon?.code ?? null}
            version={cart.version}
            isFree={cart.coupon?.free_delivery === true}
          />
        )}
        {isFilled ? null : status === 'failed' ? (
          <div className="cart-dialog__error" role="alert">
            <p>{words.failed.load}</p>
            <Button onClick={() => flow.send({ type: 'cart.refresh', reason: 'open' })}>{words.retry}</Button>
          </div>
        ) : status === 'ready' ? (
          <EmptyNotice words={words} level={3} />
        ) : (
          <div className="cart-dialog__loading" role="status" aria-label={words.loading}>
            <Skeleton />
            <Skeleton />
          </div>
        )}
      </Modal.Body>
      {isFilled && (
        <Modal.Footer>
          <CartForm intent="coupon" noValidate>
            <CouponDisclosure
              id="sheet-coupon"
              words={words}
              coupon={cart.coupon}
              error={couponError}
              pending={couponPending}
            />
          </CartForm>
          <CartSums cart={cart} words={words} />
          <p data-text="caption">{words.withoutDelivery}</p>
          <Button asChild variant="accent" size="large" fullWidth>
            <StoreLink href={localise('/checkout', locale)}>{words.checkout}</StoreLink>
          </Button>
        </Modal.Footer>
      )}
    </Modal.Content>
  )
}

/** The promo code folded to one line, where the height is needed for the products. Open when a code was applied or refused. */
function CouponDisclosure(props: CouponFieldProps) {
  return (
    <details className="coupon-disclosure" open={props.coupon !== null || Boolean(props.error)}>
      <summary>
        {props.words.coupon}
        <DownIcon size="small" />
      </summary>
      <CouponField {...props} />
    </details>
  )
}
