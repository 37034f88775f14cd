import './coupon.css'
import type { CartCoupon } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import type { ReactNode } from 'react'
import type { CartWords } from '../words/uk/cart.ts'

interface CouponFieldProps {
  words: CartWords
  /** The coupon that was sent last, with the backend's message. */
  coupon: CartCoupon | null
  /** Why the call failed. */
  error?: string | null
  pending?: boolean
  /** Id of the field: a page may have two. */
  id: string
}

/** Field and button of a promo code with the result of the last one; an empty field removes it. */
export function CouponField({ words, coupon, error = null, pending = false, id }: CouponFieldProps): ReactNode {
  const isApplied = coupon?.state === 'applied'
  const message = error ?? (coupon && !isApplied ? coupon.message : undefined)
  return (
    <div className="coupon-field">
      <Field.Root controlId={id} error={message} valid={isApplied} hint={isApplied ? coupon.message : undefined}>
        <Field.Label>{words.coupon}</Field.Label>
        <Field.InputGroup>
          {/* A new answer of the backend resets the field to its code; otherwise what is typed stays. */}
          <Field.Input
            key={coupon ? `${coupon.code} ${coupon.state}` : ''}
            name="coupon"
            defaultValue={coupon?.code ?? ''}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field.InputGroup>
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Button type="submit" pending={pending}>
        {words.applyCoupon}
      </Button>
    </div>
  )
}
