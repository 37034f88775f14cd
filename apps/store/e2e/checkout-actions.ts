import type { Cart, City } from '@shop/contract'
import { createReplay, fakePayments, fakeShippingMethods, type Graph, graphOf, testPaths } from '@shop/flows/testing'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { checkoutMachine } from '../../../packages/flows/src/checkout/machine.ts'
import { checkoutView } from '../../../packages/flows/src/checkout/view.ts'
import { type ClientFailure, noAnswer } from '../../../packages/flows/src/flow/failure.ts'
import type { CallResult } from './held-calls.ts'
import { buyer } from './shopper.ts'

const city: City = { cityName: 'Кременчук', ref: 'kremenchuk', area: 'Полтавська' }
const contact = {
  'contact.name': buyer.name,
  'contact.last_name': buyer.lastName,
  'contact.phone': '+380 67 123 45 67',
  'contact.email': buyer.email,
}

/** An action of a user or of the network: one or more events of the machine. */
export interface TestAction {
  readonly name: string
  readonly events: readonly AnyEventObject[]
  /** Result of the pending call. */
  readonly end?: CallResult
  /** The cart in a 409 response. */
  readonly cart?: Cart
}

const done = (id: string, output: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output, actorId: id })
const rejected = (id: string, error: Partial<ClientFailure>): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  error: { ...noAnswer, retryable: false, ...error },
  actorId: id,
})
const networkError = (id: string) => rejected(id, noAnswer)
export const wrongEmail = { 'contact.email': ['Ця адреса не приймає листів'] }
const point = { ref: 'branch', number: '1', name: 'Відділення № 1', address: '' }

/** The pending call in each state: its actor and its path. */
export const pendingCalls = new Map([
  ['checkingCart', ['loadCart', '/api/cart/show']],
  ['submitting', ['submitOrder', '/api/checkout/submit']],
])

/** The cart with the price of its first line raised. */
const withRaisedPrice = (cart: Cart): Cart => ({
  ...cart,
  version: 'dearer',
  total_price: cart.total_price + 100,
  items: cart.items.map((line, index) => (index === 0 ? { ...line, price: line.price + 100 } : line)),
})

/** Graph of the checkout machine with the actions of a user and of the network in a browser. */
export function createCheckoutGraph(cart: Cart) {
  const machine = checkoutMachine
  const input = { lang: 'uk', cartId: 'cart', cart, key: 'key' }
  const base = graphOf({ machine, input, events: [], answers: {}, abstraction: () => null })
  const dearer = withRaisedPrice(cart)
  const send = (snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[]) => events.reduce(base.next, snapshot)
  const restored: TestAction = { name: 'opens', events: [done('restore', { draft: null, broken: false })] }

  const ends = (id: string, { sent }: AnyMachineSnapshot['context']): TestAction[] => {
    if (id === 'loadCart')
      return [
        { name: 'no answer', events: [networkError(id)], end: 'network-error' },
        { name: 'the cart', events: [done(id, cart)], end: 'answer' },
      ]
    const placed = { number: '1', token: 't', total: 0, payment: null }
    const conflict = (name: string, data?: { cart: Cart }): TestAction => ({
      name,
      events: [rejected(id, { kind: 'conflict', code: 'conflict', data })],
      end: 409,
      ...data,
    })
    return [
      conflict('409'),
      conflict('409 with a dearer cart', { cart: dearer }),
      conflict('409 with the cart as it was', { cart }),
      {
        name: '422',
        events: [rejected(id, { kind: 'validation', code: 'invalid', fields: wrongEmail })],
        end: 422,
      },
      { name: '500', events: [rejected(id, { kind: 'server', code: 'server' })], end: 500 },
      { name: 'no answer', events: [networkError(id)], end: 'network-error' },
      ...(sent?.cart_version === cart.version
        ? [{ name: 'the order', events: [done(id, placed)], end: 'answer' } as const]
        : []),
    ]
  }

  const actions = (snapshot: AnyMachineSnapshot): TestAction[] => {
    const { value, context } = snapshot
    const { process } = value
    const { values: typed } = context
    const [id] = pendingCalls.get(process) ?? []
    if (id) return ends(id, context)
    const open = (step: string): TestAction => ({ name: `opens ${step}`, events: [{ type: 'checkout.goto', step }] })
    const next: TestAction = { name: 'submits the step', events: [{ type: 'checkout.next' }] }
    const saved: TestAction = {
      name: 'submits the step',
      events: [{ type: 'checkout.next' }, done('saveStep', null)],
    }
    switch (process) {
      case 'backoff':
        return [{ name: 'time passes', events: [{ type: 'xstate.after.retryDelay.checkout.process.backoff' }] }]
      case 'outcomeUnknown':
        return [
          { name: 'asks again', events: [{ type: 'checkout.retry' }] },
          { name: 'edits it', events: [{ type: 'checkout.edit' }] },
        ]
      case 'changed':
        return [{ name: 'accepts the changes', events: [{ type: 'checkout.accept' }] }, open('contact')]
    }
    if (process.editing === 'contact') {
      if (!typed['contact.name'] || context.issues['contact.email'])
        return [
          ...(context.issues['contact.name'] ? [] : [{ ...next, name: 'submits an incomplete step' }]),
          {
            name: 'fills in',
            events: [
              { type: 'checkout.change', values: contact },
              ...Object.keys(contact).map(name => ({ type: 'checkout.blur', name })),
            ],
          },
        ].filter(({ name }) => !context.issues['contact.email'] || name === 'fills in')
      return [
        { name: 'empties the name', events: [{ type: 'checkout.change', values: { 'contact.name': '' } }] },
        saved,
      ]
    }
    if (process.editing === 'delivery')
      return [
        ...(context.point
          ? [saved]
          : [
              ...(context.issues['delivery.city'] ? [] : [{ ...next, name: 'submits an incomplete step' }]),
              {
                name: 'chooses a branch',
                events: [
                  { type: 'city.pick', city },
                  done('shippingMethods', { shippingMethods: fakeShippingMethods, payments: fakePayments }),
                  { type: 'shippingMethod.pick', id: 'np-branch' },
                  { type: 'point.pick', point },
                ],
              },
            ]),
        open('contact'),
      ]
    if (process.editing === 'payment')
      return [
        ...(checkoutView(snapshot).changes.length > 0
          ? [{ name: 'accepts the changes', events: [{ type: 'checkout.accept' }] }]
          : typed['payment.id']
            ? [next]
            : [
                ...(context.issues['payment.id'] ? [] : [{ ...next, name: 'submits an incomplete step' }]),
                { name: 'chooses a payment', events: [{ type: 'payment.pick', id: 'cash' }] },
              ]),
        open('delivery'),
        open('contact'),
      ]
    return []
  }

  const graph: Graph<AnyMachineSnapshot, TestAction> = {
    initial: send(base.initial, restored.events),
    events: actions,
    next: (snapshot, { events }) => send(snapshot, events),
    keyOf: ({
      value,
      context: { values: typed, issues, failures, finished, cartSnapshot, cart: now, error, point: chosen },
    }) =>
      JSON.stringify([
        value.process,
        Boolean(typed['contact.name']),
        Boolean(chosen),
        typed['payment.id'],
        finished,
        Object.keys(issues),
        failures,
        cartSnapshot.total_price,
        cartSnapshot.version,
        now.total_price,
        error?.kind,
      ]),
    goalOf: (snapshot, action) =>
      JSON.stringify([snapshot.value.process, action.name, send(snapshot, action.events).value.process]),
  }
  const replay = createReplay({ machine, input })
  return {
    initial: graph.initial,
    paths: testPaths(graph),
    /** Replays a path on a real actor, to measure transition coverage. */
    async replay(events: readonly TestAction[]) {
      let snapshot = base.initial
      const path = [restored, ...events].flatMap(action =>
        action.events.map(event => {
          snapshot = base.next(snapshot, event)
          return { event, value: snapshot.value }
        }),
      )
      return replay.run(path)
    },
    coverage: replay.coverage,
  }
}
