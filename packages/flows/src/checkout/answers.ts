import type { Order } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { fromPromise } from 'xstate'
import { resultOf } from '../adapter/answer.ts'
import type { AdapterCart } from '../adapter/cart.ts'
import { fillIn } from '../adapter/fill-in.ts'
import type { FlowCart } from '../cart/ids.ts'
import { outcome } from '../flow/failure.ts'
import { request } from '../flow/request.ts'
import type { CartReference, checkoutActors, PlacedOrder, ShippingOptions, ShippingQuery } from './actors.ts'
import type { OwnActors } from './create-flow.ts'

type Awaitable<Value> = Value | Promise<Value>

/**
 * The calls of a checkout over a backend of another shape. What they throw is handled as by `createAdapter`: a `CallError` is the
 * backend's refusal, a failed `fetch` is retried, anything else is a fault in the answer.
 */
export interface CheckoutAnswers {
  /**
   * Makes an order. A repeat under the same key must answer with the same order. What is refused: `invalid` with `fields` by input,
   * `conflict` with the current cart in `data.cart`, whose changes are then shown.
   */
  submit(order: { readonly body: object; readonly key: string }, signal: AbortSignal): Awaitable<PlacedOrder>
  /** Shipping and payment methods for a destination. @default those of the input */
  options?(query: ShippingQuery, signal: AbortSignal): Awaitable<ShippingOptions>
  /** The cart as it is now, to find out whether an order of unknown outcome has emptied it. */
  cart(reference: CartReference, signal: AbortSignal): Awaitable<AdapterCart>
  /** Whether the payment of an order is still awaited, after the shopper came back from it. @default it is not asked for */
  payment?(
    order: { readonly order: PlacedOrder; readonly lang: Locale },
    signal: AbortSignal,
  ): Awaitable<Pick<Order['payment'], 'awaiting'>>
}

/** The actors over the answers. A failed call rejects with a `ClientFailure`. */
export function answeringActors(
  answers: CheckoutAnswers,
  { restore, saveStep }: OwnActors,
  onError: (error: unknown) => void,
): ReturnType<typeof checkoutActors> {
  const ask = async <Data>(answer: () => Awaitable<Data>) => outcome(await resultOf(answer, onError))
  return {
    restore: fromPromise(async () => restore()),
    saveStep: request(({ step, values }, signal) =>
      saveStep ? saveStep(step, values, signal) : Promise.resolve({ ok: true, data: null }),
    ),
    shippingMethods: request((query, signal) =>
      ask(() => answers.options?.(query, signal) ?? { shippingMethods: [], payments: [] }),
    ),
    submitOrder: request(({ body, key }, signal) =>
      ask(() => {
        if (!body) throw new Error('There is no order')
        return answers.submit({ body, key }, signal)
      }),
    ),
    loadCart: request((reference, signal) =>
      ask(async (): Promise<FlowCart> => fillIn(await answers.cart(reference, signal))),
    ),
    loadOrder: request(({ order, lang }, signal) =>
      ask(async () => ({
        payment: order && answers.payment ? await answers.payment({ order, lang }, signal) : { awaiting: false },
      })),
    ),
  }
}
