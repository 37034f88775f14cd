import { fromPromise } from 'xstate'
import { logFault, readAnswer, resultOf } from '../adapter/answer.ts'
import { isDevelopment } from '../adapter/development.ts'
import { fillIn } from '../adapter/fill-in.ts'
import { isCart } from '../cart/is-cart.ts'
import { outcome } from '../flow/failure.ts'
import { request } from '../flow/request.ts'
import { areShippingOptions, type checkoutActors, type OrderPayment } from './actors.ts'
import type { CheckoutAnswers } from './answers.ts'
import { checkCheckoutAnswer } from './check-answers.ts'
import type { OwnActors } from './create-flow.ts'
import { isPaymentOutcome, isPaymentStart } from './payment.ts'
import { isPlacedOrder } from './placed-order.ts'

type Awaitable<Value> = Value | Promise<Value>

/**
 * The actors of `createCheckoutMachine` over the answers. A failed call rejects with a `ClientFailure`. `restore`: what this tab has
 * stored, by default nothing; `onError`: told of faults in the answers, which are logged by default.
 */
export function answeringActors(
  answers: CheckoutAnswers,
  { restore = () => ({ draft: null, isInvalid: false }), saveStep }: Partial<OwnActors> = {},
  onError: (error: unknown, answer: string) => void = logFault,
): ReturnType<typeof checkoutActors> {
  const ask = async <Data, Found>(
    name: keyof CheckoutAnswers,
    answer: () => Awaitable<Data>,
    read: (data: Data) => Found,
    isValid: (found: Found) => boolean,
  ) =>
    outcome(
      await resultOf(
        name,
        async () => {
          const data = await answer()
          if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') checkCheckoutAnswer(name, data)
          return readAnswer(name, 'createCheckout', data, read, isValid)
        },
        onError,
      ),
    )
  return {
    restore: fromPromise(async () => restore()),
    saveStep: request(({ step, values }, signal) =>
      saveStep ? saveStep(step, values, signal) : Promise.resolve({ ok: true, data: null }),
    ),
    shippingMethods: request((query, signal) =>
      ask(
        'options',
        () => (answers.options ? answers.options(query, signal) : { shippingMethods: [], payments: [] }),
        options => options,
        ({ shippingMethods, payments }) => areShippingOptions(shippingMethods, payments),
      ),
    ),
    submitOrder: request(async ({ body, key }, signal) => {
      if (body)
        return ask(
          'submit',
          () => answers.submit({ body, key }, signal),
          order => order,
          isPlacedOrder,
        )
      const fault = new Error('toOrderBody returned null: there is no order')
      onError(fault, 'toOrderBody')
      throw fault
    }),
    loadCart: request((reference, signal) => ask('cart', () => answers.cart(reference, signal), fillIn, isCart)),
    loadOrder: request(({ order, lang }, signal) =>
      ask(
        'payment',
        (): Awaitable<OrderPayment> =>
          order && answers.payment ? answers.payment({ order, lang }, signal) : { outcome: 'unknown' },
        payment => payment,
        ({ outcome, payment }) => isPaymentOutcome(outcome) && (payment == null || isPaymentStart(payment)),
      ),
    ),
  }
}
