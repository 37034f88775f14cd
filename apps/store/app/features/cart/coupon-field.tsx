import './coupon.css'
import type { CartCoupon } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import type { ReactNode } from 'react'
import type { CartWords } from '../../platform/words/uk/cart.ts'

export interface CouponFieldProps {
  words: CartWords
  /** The last submitted coupon with the backend's message. */
  coupon: CartCoupon | null
  /** What was typed and sent without scripts, while no response of the backend has a coupon. */
  typed?: string | undefined
  /** Error of the call. */
  error?: string | null
  pending?: boolean
  /** Id of the field: a page may have two. */
  id: string
}

/** Promo code field with its button and the last result; submitting an empty field removes the code. */
export function CouponField({
  words,
  coupon,
  typed = '',
  error = null,
  pending = false,
  id,
}: CouponFieldProps): ReactNode {
  const isApplied = coupon?.state === 'applied'
  const message = error ?? (coupon && !isApplied ? coupon.message : undefined)
  return (
    <div className="coupon-field">
      <Field.Root controlId={id} error={message} valid={isApplied} hint={isApplied ? coupon.message : undefined}>
        <Field.Label>{words.coupon}</Field.Label>
        <Field.InputGroup>
          {/* A new response of the backend resets the field to its code; otherwise the typed text is kept. */}
          <Field.Input
            key={coupon ? `${coupon.code} ${coupon.state}` : ''}
            name="coupon"
            defaultValue={coupon?.code ?? typed}
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
