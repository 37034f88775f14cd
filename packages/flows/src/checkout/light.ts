import { hasStored, peekStored, writeStored } from '../flow/envelope.ts'
import { type KeyValueStorage, randomKey } from '../flow/environment.ts'
import { type LazyFlow, lazyFlow } from '../lazy/index.ts'
import { type CheckoutInput, initial, isEmpty } from './context.ts'
import { draftEnvelope, sentEnvelope } from './envelope.ts'
import type { CheckoutEmitted, CheckoutEvent } from './events.ts'
import { updateValues } from './form-updates.ts'
import type { CheckoutFlow } from './index.ts'
import type { CheckoutValues } from './values.ts'
import { type CheckoutView, checkoutView } from './view.ts'

export type LightCheckoutFlow = LazyFlow<CheckoutEvent, CheckoutView, CheckoutEmitted>

export interface LightCheckoutDeps extends CheckoutInput {
  /** Fetches the machine, which is to be made with the same input. */
  load: () => Promise<CheckoutFlow>
  /** The machine's own: with something stored in one of them, the machine is fetched at once. */
  storage: KeyValueStorage
  sharedStorage?: KeyValueStorage
  /** Milliseconds since the epoch. @default Date.now */
  now?: () => number
}

/**
 * A checkout that shows what the server knows and fetches its machine with the first sign that somebody fills it in. The same
 * interface as the checkout itself. What is typed meanwhile stands in its field at once, and is stored should the page be left.
 */
export function createLightCheckout(deps: LightCheckoutDeps): LightCheckoutFlow {
  const { load, storage, sharedStorage, now = Date.now, ...input } = deps
  let context = initial({ ...input, key: input.key ?? '' })

  function saveValues(changes: CheckoutValues): void {
    const { cartId, values, finished, city, point, key, sent } = context
    const stored = peekStored(storage, draftEnvelope, now())
    if (cartId === null || stored.status === 'invalid' || stored.status === 'expired') return
    const draft =
      stored.status === 'valid'
        ? { ...stored.data, values: { ...stored.data.values, ...changes } }
        : { cartId, values, finished, city, point, key: key || randomKey(), sent }
    if (draft.cartId === cartId) writeStored(storage, draftEnvelope, draft, now())
  }

  const viewOf = () =>
    checkoutView({
      context,
      value: {
        process: isEmpty(context) ? 'empty' : { at: context.step },
        cities: 'idle',
        shippingMethods: 'idle',
        points: 'idle',
      },
    })

  return lazyFlow<CheckoutEvent, CheckoutView, CheckoutEmitted>(load, {
    view: viewOf(),
    connect({ load: fetch }) {
      // Unopened: what cannot be restored is told by the flow that opens it.
      if (hasStored(storage, draftEnvelope) || (sharedStorage && hasStored(sharedStorage, sentEnvelope))) void fetch()
      return () => undefined
    },
    light(event, show) {
      if (event.type === 'checkout.type') {
        context = updateValues(context, event.values)
        saveValues(event.values)
        show(viewOf())
      }
      // A field that is left while nothing was typed is nothing to fetch a machine for.
      return event.type === 'checkout.leave' ? 'wait' : 'load'
    },
  })
}
