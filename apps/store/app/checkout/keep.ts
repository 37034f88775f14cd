import type { City, Point } from '@shop/contract'
import type { CheckoutDeps, PlacedOrder } from '@shop/flows/checkout'
import { type CheckoutValues, inputs } from '@shop/flows/checkout/rules'
import { labelOf } from './city-label.ts'
import { CITY_FOR } from './form.ts'

type SaveStep = NonNullable<CheckoutDeps['saveStep']>

const post = (values: Readonly<Record<string, string>>, signal?: AbortSignal) =>
  fetch('/checkout/keep', {
    method: 'POST',
    body: new URLSearchParams(values),
    ...(signal ? { signal } : {}),
  })

/** What a page without scripts would have sent: the city by its full name, the point by its number. */
const asForm = (typed: CheckoutValues, city: City | null, point: Point | null): CheckoutValues => ({
  ...typed,
  ...(city ? { 'delivery.city': labelOf(city), [CITY_FOR]: labelOf(city), 'delivery.city_ref': city.ref } : {}),
  'delivery.point': point?.number ?? '',
})

/** Keeps a finished step in the sealed cookie. `chosen`: what the flow has of the delivery. */
export const stepSaver =
  (chosen: () => { city: City | null; point: Point | null }): SaveStep =>
  async (step, typed, signal) => {
    const { city, point } = chosen()
    const values = asForm(typed, city, point)
    const names = [...inputs[step], CITY_FOR]
    await post({ step, ...Object.fromEntries(names.map(name => [name, values[name] ?? ''])) }, signal)
    return { ok: true, data: null }
  }

/** Leaves the order in the shopper's hand, so that the page after it opens without its token in the address. */
export async function handOver({ number, token }: PlacedOrder): Promise<boolean> {
  try {
    return (await post({ number, token })).ok
  } catch {
    return false // the network is gone: the address will have to carry the token
  }
}
