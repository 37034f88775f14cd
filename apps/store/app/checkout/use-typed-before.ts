import type { CheckoutEvent } from '@shop/flows/checkout'
import type { LightCheckoutFlow } from '@shop/flows/checkout/light'
import { useLayoutEffect, useRef } from 'react'
import { typedIn } from './form.ts'

/** What a form that was filled in before scripts ran says to the flow: only what differs from what the flow has. */
export function eventsOf(form: FormData, { step, values: typed, points }: ReturnType<LightCheckoutFlow['getView']>) {
  const changed = Object.entries(typedIn(form, step)).filter(
    // An input that is not on the page says nothing.
    ([name, value]) => (form.has(name) || name === 'recipient') && value !== (typed[name] ?? ''),
  )
  const {
    'delivery.id': shippingMethod,
    'delivery.point_ref': ref,
    'payment.id': payment,
    ...values
  } = Object.fromEntries(changed)
  const point = points.find(each => each.ref === ref)
  const events: CheckoutEvent[] = []
  if (Object.keys(values).length > 0) events.push({ type: 'checkout.type', values })
  if (shippingMethod) events.push({ type: 'shippingMethod.pick', id: shippingMethod })
  if (point) events.push({ type: 'point.pick', point })
  if (payment) events.push({ type: 'payment.pick', id: payment })
  return events
}

/**
 * Takes over what was typed before scripts ran. React puts its own values into the inputs with its next render, so they are
 * read in the very commit that takes the page over.
 */
export function useTypedBefore(flow: LightCheckoutFlow): void {
  const isRead = useRef(false)
  useLayoutEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const form = document.querySelector('form[data-step]')
    if (!(form instanceof HTMLFormElement)) return
    for (const event of eventsOf(new FormData(form), flow.getInitialView())) flow.send(event)
  }, [flow])
}
