import { type CheckoutFlow, createCheckoutFlow } from '@shop/flows/checkout'
import { inputs } from '@shop/flows/checkout/rules'
import { OWNER_FIELD } from '../../platform/session/form-owner.ts'
import { cityLabel } from '../delivery/index.ts'
import { CITY_REF_LABEL } from './form.ts'

/** Imported with the first interaction. `owner`: who the page is shown to. */
export function startCheckout(
  deps: Omit<Parameters<typeof createCheckoutFlow>[0], 'saveStep'>,
  owner: string,
): CheckoutFlow {
  const flow: CheckoutFlow = createCheckoutFlow({
    ...deps,
    /**
     * Posts a finished step in the format of the form without scripts: the city by its label, the point by its number. Loads the page
     * anew when its owner is no longer signed in.
     */
    async saveStep(step, values, signal) {
      const { city, point } = flow.getView()
      const posted: Readonly<Record<string, string>> = {
        ...values,
        ...(city
          ? { 'delivery.city': cityLabel(city), [CITY_REF_LABEL]: cityLabel(city), 'delivery.city_ref': city.ref }
          : {}),
        'delivery.point': point?.number ?? '',
      }
      const names = [...inputs[step], CITY_REF_LABEL]
      const fields = Object.fromEntries(names.map(name => [name, posted[name] ?? '']))
      const body = new URLSearchParams({ step, [OWNER_FIELD]: owner, ...fields })
      const { status } = await fetch('/checkout/save-step', { method: 'POST', body, signal })
      if (status === 401) location.reload()
      return { ok: true, data: null }
    },
    // The payment's return address is the page of the order.
    resumesPayment: false,
  })
  return flow
}
