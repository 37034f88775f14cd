import type { PaymentStart } from '@shop/contract'

/**
 * Leaves for the provider's page. `order` is the URL of the order's page, which takes the place of this one in the history, so that
 * Back does not lead to a checkout with an empty cart. `returned` is called when Back shows this page as it was left.
 */
export function openPayment(payment: PaymentStart, order: string, returned: () => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && returned())
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
