import { DownIcon } from '@shop/ui/icon'
import { CouponField, type CouponFieldProps } from './coupon-field.tsx'

/** The promo code folded to one line, where the height is needed for the products. Open when a code was applied or refused. */
export function CouponDisclosure(props: CouponFieldProps) {
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
