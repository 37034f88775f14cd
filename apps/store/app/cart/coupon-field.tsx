import './coupon.css'
import type { CartCoupon } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import type { ReactNode } from 'react'
import type { CartWords } from '../words/uk/cart.ts'

interface CouponFieldProps {
  words: CartWords
  /** What the backend says of the coupon that was sent last. */
  coupon: CartCoupon | null
  /** Why it could not even be asked, in words. */
  problem?: string | null
  pending?: boolean
  /** Of the field: two may stand in one page. */
  id: string
}

/** Field and button of a promo code, and what became of the last one; an empty field takes it back. */
export function CouponField({ words, coupon, problem = null, pending = false, id }: CouponFieldProps): ReactNode {
  const isApplied = coupon?.state === 'applied'
  const error = problem ?? (coupon && !isApplied ? coupon.message : undefined)
  return (
    <div className="coupon">
      <Field.Root controlId={id} error={error} valid={isApplied} hint={isApplied ? coupon.message : undefined}>
        <Field.Label>{words.coupon}</Field.Label>
        <Field.InputGroup>
          {/* A new answer of the backend puts its code into the field; typing is left alone. */}
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
