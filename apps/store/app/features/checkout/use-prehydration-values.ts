import type { Point } from '@shop/contract'
import type { CheckoutEvent, CheckoutView } from '@shop/flows/checkout'
import { useCallback, useRef } from 'react'
import type { LazyCheckoutFlow } from './checkout-flow.ts'
import { readStepValues, SAVED_ADDRESS, SAVED_ADDRESS_SHOWN } from './form.ts'

/** Events for values entered before hydration that differ from the view's. */
export function prehydrationEvents(
  form: FormData,
  { step, values: known }: Pick<CheckoutView, 'step' | 'values'>,
  points: readonly Point[],
): CheckoutEvent[] {
  const changed = Object.entries(readStepValues(form, step)).filter(
    // An input that is not on the page has no value; an unticked checkbox is on it but not submitted.
    ([name, value]) => (form.has(name) || name === 'recipient') && value !== (known[name] ?? ''),
  )
  const {
    'delivery.id': shippingMethod,
    'delivery.point_ref': ref,
    'payment.id': payment,
    [SAVED_ADDRESS]: _,
    [SAVED_ADDRESS_SHOWN]: __,
    ...values
  } = Object.fromEntries(changed)
  const point = points.find(each => each.ref === ref)
  const events: CheckoutEvent[] = []
  if (Object.keys(values).length > 0) events.push({ type: 'checkout.change', values })
  const [chosen, shown] = [form.get(SAVED_ADDRESS), form.get(SAVED_ADDRESS_SHOWN)]
  if (chosen !== null && chosen !== shown) events.push({ type: 'address.pick', id: Number(chosen) || null })
  if (shippingMethod) events.push({ type: 'shippingMethod.pick', id: shippingMethod })
  if (point) events.push({ type: 'point.pick', point })
  if (payment) events.push({ type: 'payment.pick', id: payment })
  return events
}

/**
 * Returns what sends the values entered before hydration to the flow, once. React sets the inputs to its own values with the next render:
 * it is called in the commit that hydrates the fields.
 */
export function usePrehydrationValues(
  flow: LazyCheckoutFlow,
  points: readonly Point[],
  onRead: () => void,
): () => void {
  const isRead = useRef(false)
  return useCallback(() => {
    if (isRead.current) return
    isRead.current = true
    onRead()
    const initial = flow.getInitialView()
    const form = document.querySelector(`form[data-step=${initial.step}]`)
    if (!(form instanceof HTMLFormElement)) return
    for (const event of prehydrationEvents(new FormData(form), initial, points)) flow.send(event)
  }, [flow, points, onRead])
}
