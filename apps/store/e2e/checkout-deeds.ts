import type { Cart, City } from '@shop/contract'
import {
  createFakeClient,
  createReplay,
  fakePayments,
  fakeShippingMethods,
  type Graph,
  graphOf,
  noAnswer,
  testPaths,
} from '@shop/flows/testing'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { checkoutCalls } from '../../../packages/flows/src/checkout/calls.ts'
import { checkoutMachine } from '../../../packages/flows/src/checkout/machine.ts'
import { checkoutView } from '../../../packages/flows/src/checkout/view.ts'
import { outcome } from '../../../packages/flows/src/flow/failure.ts'
import { failure } from '../../../packages/flows/src/testing/fake-client.ts'
import type { End } from './held-calls.ts'
import { buyer } from './shopper.ts'

const lost = outcome(noAnswer)
const city: City = { cityName: 'Кременчук', ref: 'kremenchuk', area: 'Полтавська' }
const contact = {
  'contact.name': buyer.name,
  'contact.last_name': buyer.lastName,
  'contact.phone': '+380 67 123 45 67',
  'contact.email': buyer.email,
}

/** Something a person or the network does: one or more events of the machine. */
export interface Deed {
  readonly name: string
  readonly events: readonly AnyEventObject[]
  /** How the call that waits ends. */
  readonly end?: End | 'dearer'
}

const done = (id: string, output: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output, actorId: id })
const refusedWith = (code: Parameters<typeof failure>[0], fields?: Record<string, string[]>) =>
  outcome(failure(code, fields ? { fields } : {}))
export const wrongEmail = { 'contact.email': ['Ця адреса не приймає листів'] }
const point = { ref: 'branch', number: '1', name: 'Відділення № 1', address: '' }

/** The call that is under way, by the machine's state and by its path. */
export const underWay = new Map([
  ['verifying', ['verify', '/api/cart/show']],
  ['rechecking', ['recheck', '/api/cart/show']],
  ['checkingCart', ['checkCart', '/api/cart/show']],
  ['submitting', ['order', '/api/checkout/submit']],
])

/** The cart after a price in it has risen. */
export const raised = (cart: Cart): Cart => ({
  ...cart,
  version: 'dearer',
  total_price: cart.total_price + 100,
  items: cart.items.map((line, index) => (index === 0 ? { ...line, price: line.price + 100 } : line)),
})

/** The checkout with what a person and a network may do to it in a browser. */
export function explore(cart: Cart) {
  const machine = checkoutMachine(
    checkoutCalls(createFakeClient({}), {
      restore: async () => ({ draft: null, broken: false }),
      saveStep: async () => ({ ok: true, data: null }),
    }),
    () => 0,
  )
  const input = { lang: 'uk', cartId: 'cart', cart, key: 'key' }
  const base = graphOf({ machine, input, events: [], answers: {}, abstraction: () => null })
  const dearer = raised(cart)
  const send = (situation: AnyMachineSnapshot, events: readonly AnyEventObject[]) => events.reduce(base.next, situation)
  const remembered: Deed = { name: 'opens', events: [done('restore', { draft: null, broken: false })] }

  const ends = (id: string, { sent }: AnyMachineSnapshot['context']): Deed[] => {
    const carts: Deed[] = [
      { name: 'a dearer cart', events: [done(id, { ok: true, data: dearer })], end: 'dearer' },
      { name: 'no answer', events: [done(id, lost)], end: 'lose' },
      { name: 'the cart', events: [done(id, { ok: true, data: cart })], end: 'answer' },
    ]
    if (id === 'checkCart') return carts.filter(({ end }) => end !== 'dearer')
    if (id !== 'order') return carts
    const placed = { number: '1', token: 't', total: 0, payment: null }
    return [
      { name: '409', events: [done(id, refusedWith('conflict'))], end: 409 },
      { name: '422', events: [done(id, refusedWith('invalid', wrongEmail))], end: 422 },
      { name: '500', events: [done(id, refusedWith('server'))], end: 500 },
      { name: 'no answer', events: [done(id, lost)], end: 'lose' },
      ...(sent?.cart_version === cart.version
        ? [{ name: 'the order', events: [done(id, { ok: true, data: placed })], end: 'answer' } as const]
        : []),
    ]
  }

  const deeds = ({ value, context }: AnyMachineSnapshot): Deed[] => {
    const { process } = value
    const { values: typed } = context
    const [id] = underWay.get(process) ?? []
    if (id) return ends(id, context)
    const open = (step: string): Deed => ({ name: `opens ${step}`, events: [{ type: 'checkout.goto', step }] })
    const next: Deed = { name: 'goes on', events: [{ type: 'checkout.next' }] }
    const saved: Deed = {
      name: 'goes on',
      events: [{ type: 'checkout.next' }, done('saveStep', { ok: true, data: null })],
    }
    switch (process) {
      case 'backoff':
        return [{ name: 'time passes', events: [{ type: 'xstate.after.retryDelay.checkout.process.backoff' }] }]
      case 'outcomeUnknown':
        return [
          { name: 'asks again', events: [{ type: 'checkout.retry' }] },
          { name: 'rather changes it', events: [{ type: 'checkout.edit' }] },
        ]
      case 'changed':
        return [{ name: 'agrees', events: [{ type: 'checkout.accept' }] }, open('contact')]
    }
    if (process.at === 'contact') {
      if (!typed['contact.name'] || context.issues['contact.email'])
        return [
          ...(context.issues['contact.name'] ? [] : [{ ...next, name: 'goes on too early' }]),
          {
            name: 'fills in',
            events: [
              { type: 'checkout.type', values: contact },
              ...Object.keys(contact).map(name => ({ type: 'checkout.leave', name })),
            ],
          },
        ].filter(({ name }) => !context.issues['contact.email'] || name === 'fills in')
      return [{ name: 'empties the name', events: [{ type: 'checkout.type', values: { 'contact.name': '' } }] }, saved]
    }
    if (process.at === 'delivery')
      return [
        ...(context.point
          ? [saved]
          : [
              ...(context.issues['delivery.city'] ? [] : [{ ...next, name: 'goes on too early' }]),
              {
                name: 'chooses a branch',
                events: [
                  { type: 'city.pick', city },
                  done('shippingMethods', {
                    ok: true,
                    data: { shippingMethods: fakeShippingMethods, payments: fakePayments },
                  }),
                  { type: 'shippingMethod.pick', id: 'np-branch' },
                  done('points', { ok: true, data: { points: [point], page: 1, total: 1 } }),
                  { type: 'point.pick', point },
                ],
              },
            ]),
        open('contact'),
      ]
    if (process.at === 'payment')
      return [
        ...(checkoutView({ context, value }).changes.length > 0
          ? [{ name: 'agrees', events: [{ type: 'checkout.accept' }] }]
          : typed['payment.id']
            ? [next]
            : [
                ...(context.issues['payment.id'] ? [] : [{ ...next, name: 'goes on too early' }]),
                { name: 'chooses a payment', events: [{ type: 'payment.pick', id: 'cash' }] },
              ]),
        open('delivery'),
        open('contact'),
      ]
    return []
  }

  const ground: Graph<AnyMachineSnapshot, Deed> = {
    first: send(base.first, remembered.events),
    events: deeds,
    next: (situation, { events }) => send(situation, events),
    keyOf: ({
      value,
      context: { values: typed, issues, failures, finished, cartSnapshot: shown, cart: now, error, point: chosen },
    }) =>
      JSON.stringify([
        value.process,
        Boolean(typed['contact.name']),
        Boolean(chosen),
        typed['payment.id'],
        finished,
        Object.keys(issues),
        failures,
        shown.total_price,
        now.total_price,
        error?.kind,
      ]),
    goalOf: (situation, deed) =>
      JSON.stringify([situation.value.process, deed.name, send(situation, deed.events).value.process]),
  }
  const replay = createReplay({ machine, input })
  return {
    first: ground.first,
    tours: testPaths(ground),
    /** Goes a walk on the real actor, for the count of transitions. */
    async replay(events: readonly Deed[]) {
      let situation = base.first
      const path = [remembered, ...events].flatMap(deed =>
        deed.events.map(event => {
          situation = base.next(situation, event)
          return { event, value: situation.value }
        }),
      )
      return replay.run(path)
    },
    coverage: replay.coverage,
  }
}
