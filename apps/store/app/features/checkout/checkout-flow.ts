import type { Locale } from '@shop/contract/locales'
import type { CheckoutEmitted, CheckoutEvent, CheckoutFlow, CheckoutInput, CheckoutView } from '@shop/flows/checkout'
import { type DraftStorages, hasDraft, saveDraft } from '@shop/flows/checkout/draft'
import { initialCheckoutView } from '@shop/flows/checkout/view'
import { type LazyFlow, lazyFlow } from '@shop/flows/lazy'
import type { CheckoutLoaderData } from './loader-data.ts'

export type LazyCheckoutFlow = LazyFlow<CheckoutEvent, CheckoutView, CheckoutEmitted>

/** The machine's input from the loader's data: its first view is what the server renders. */
export function checkoutInput({ checkout }: Pick<CheckoutLoaderData, 'checkout'>, lang: Locale): CheckoutInput {
  if (!checkout) return { lang, cartId: null, cart: null }
  const { cartId, coupon, cart, cartSnapshot, values, addresses, finished, step, key, delivery, adClick } = checkout
  const { city, shippingMethods, payments, point } = delivery
  const saved = { values, adClick, addresses, finished, step, key, city, shippingMethods, payments, point }
  return { lang, cartId, coupon, cart, cartSnapshot: cartSnapshot ?? cart, ...saved }
}

/** What is entered before the machine is loaded is shown at once. */
function showEntered(view: CheckoutView, event: CheckoutEvent): CheckoutView {
  const withValues = (values: CheckoutView['values']) => ({ ...view, values: { ...view.values, ...values } })
  switch (event.type) {
    case 'checkout.change':
      return withValues(event.values)
    case 'payment.pick':
      return withValues({ 'payment.id': event.id })
    case 'shippingMethod.pick': {
      const shippingMethod = view.shippingMethods.find(({ id }) => id === event.id) ?? null
      return { ...withValues({ 'delivery.id': event.id }), shippingMethod }
    }
    case 'address.pick':
      return { ...view, address: view.addresses.find(({ id }) => id === event.id) ?? null }
    default:
      return view
  }
}

/**
 * A checkout whose machine is imported with the first event. Until then it shows the server's values and entered ones, and stores
 * the entered ones when the page is left. With a stored draft the machine is imported at once to restore it.
 */
export function createLazyCheckout(
  input: CheckoutInput,
  storages: DraftStorages,
  load: () => Promise<CheckoutFlow>,
): LazyCheckoutFlow {
  const view = initialCheckoutView(input)
  const flow: LazyCheckoutFlow = lazyFlow<CheckoutEvent, CheckoutView, CheckoutEmitted>(load, {
    view,
    update: showEntered,
    isDeferred: ({ type }) => type === 'network.offline' || type === 'network.online',
    connect({ load }) {
      if (hasDraft(storages)) void load()
      return flow.subscribe(({ values }) => {
        const typed = Object.entries(values).filter(([name, value]) => value !== view.values[name])
        saveDraft(storages, input, Object.fromEntries(typed), Date.now())
      })
    },
  })
  return flow
}
