import type { PaymentStart } from '@shop/contract'

/** Parameter of an order's page that shows the form that opens the provider's page. */
export const PAY_PARAM = 'pay'

/** Where a browser continues with the payment of an order, whose own page is `order`. */
export function paymentLocation(payment: PaymentStart | null, order: string): string {
  if (payment?.kind === 'redirect') return payment.url
  return payment ? `${order}${order.includes('?') ? '&' : '?'}${PAY_PARAM}=1` : order
}
