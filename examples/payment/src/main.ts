import type { CheckoutEvent, PaymentOutcome } from '@shop/flows/checkout/factory'
import { createPaidCheckout } from './checkout.ts'

const element = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`index.html has no #${id}`)
  return found
}
const form = element('form')
if (!(form instanceof HTMLFormElement)) throw new Error('#form is no form')
const email = form.elements.namedItem('email')

const checkout = await createPaidCheckout(new URL(location.href))
// The token is no longer needed in the address: the checkout has stored it.
history.replaceState(null, '', location.pathname)

const outcomes: Readonly<Record<PaymentOutcome, string>> = {
  paid: 'is paid. Thank you!',
  declined: 'is not paid: the card was declined.',
  cancelled: 'is not paid: the payment was cancelled.',
  unknown: 'is being paid: the bank has not answered yet.',
}

function button(text: string, event: CheckoutEvent<'contact'>) {
  const created = document.createElement('button')
  created.textContent = text
  created.addEventListener('click', () => checkout.send(event))
  return created
}

function render() {
  const { status, cart, order, paymentOutcome, values, issues, error } = checkout.getView()
  const number = order?.number ?? ''
  element('cart').textContent = cart?.items.length
    ? `In the cart: ${cart.count}, $${cart.total_price}`
    : 'The cart is empty'
  form.toggleAttribute('hidden', status !== 'editing')
  if (email instanceof HTMLInputElement && email.value !== values.email) email.value = values.email ?? ''
  element('status').textContent = paymentOutcome
    ? `Order ${number} ${outcomes[paymentOutcome]}`
    : issues.email
      ? 'Enter your e-mail address.'
      : error
        ? 'The shop does not answer. Try again.'
        : status === 'awaitingPayment'
          ? `Asking what became of the payment of order ${number}…`
          : ''
  element('actions').replaceChildren(
    ...(status === 'unpaid'
      ? [
          ...(order?.payment ? [button('Pay this order', { type: 'checkout.retry' })] : []),
          button('Ask again', { type: 'checkout.returned' }),
          ...(paymentOutcome === 'unknown' ? [] : [button('Change the order', { type: 'checkout.edit' })]),
        ]
      : status === 'outcomeUnknown'
        ? [button('Try again', { type: 'checkout.retry' })]
        : []),
  )
}

checkout.subscribe(render)
checkout.on('checkout.redirect', ({ order: { payment } }) => {
  if (payment?.kind === 'redirect') location.assign(payment.url)
})
// Back of the browser may show this very page again, as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && checkout.send({ type: 'checkout.returned' }))
addEventListener('online', () => checkout.send({ type: 'network.online' }))
addEventListener('offline', () => checkout.send({ type: 'network.offline' }))
form.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement)
    checkout.send({ type: 'checkout.change', values: { [target.name]: target.value } })
})
form.addEventListener('submit', event => {
  event.preventDefault()
  checkout.send({ type: 'checkout.submit' })
})
checkout.start()
render()
