import type { PaymentStart } from '@shop/contract'

/**
 * Leaves for the provider's page. `order` is the URL of the order's page, which takes the place of this one in the history, so that
 * Back does not lead to a checkout with an empty cart.
 */
export function openPayment(payment: PaymentStart, order: string): void {
  history.replaceState(history.state, '', order)
  if (payment.kind === 'redirect') {
    location.assign(payment.url)
    return
  }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = payment.action
  for (const [name, value] of Object.entries(payment.fields)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
