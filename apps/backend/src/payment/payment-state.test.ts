import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentState } from '../db/schema/index.ts'
import { laterOf, nextPaymentState, paymentTransitions } from './payment-state.ts'

interface Event {
  state: PaymentState
  at: Date | null
}

const said: readonly PaymentState[] = ['created', 'processing', 'failed', 'expired', 'paid', 'refunded']
const state = fc.constantFrom(...said)
const dated = fc.record({ state, at: fc.integer({ min: 1, max: 6 }).map(second => new Date(second * 1_000)) })
const undated = fc.record({ state, at: fc.constant(null) })

const apply = (events: readonly Event[]): Event =>
  events.reduce<Event>(
    (current, event) => ({ state: nextPaymentState(current, event), at: laterOf(current.at, event.at) }),
    { state: 'created', at: null },
  )

describe('the state of a payment', () => {
  it.each([
    ['with times', dated],
    ['without times', undated],
  ])('is the same for events in any order and number, %s', (_, event: fc.Arbitrary<Event>) => {
    const shuffled = fc.array(event, { minLength: 1, maxLength: 8 }).chain(events =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events], {
          minLength: 2 * events.length,
          maxLength: 2 * events.length,
        }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([events, other]) => {
        expect(apply(other).state).toBe(apply(events).state)
      }),
    )
  })

  it('is paid or refunded whenever one event says so, however late and old', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(dated, undated), { maxLength: 10 }), events => {
        const { state: final } = apply(events)
        const states = new Set(events.map(event => event.state))
        if (states.has('refunded')) expect(final).toBe('refunded')
        else if (states.has('paid')) expect(final).toBe('paid')
        else expect(final === 'created' || states.has(final)).toBe(true)
      }),
    )
  })

  it('leaves money received only for its return', () => {
    expect(paymentTransitions.paid).toEqual(['refunded'])
    expect(paymentTransitions.refunded).toEqual([])
    expect(nextPaymentState({ state: 'paid', at: new Date(1) }, { state: 'failed', at: new Date(2) })).toBe('paid')
  })

  it('follows the newest event while nothing is decided', () => {
    const [first, second] = [new Date(1_000), new Date(2_000)]
    expect(nextPaymentState({ state: 'failed', at: first }, { state: 'processing', at: second })).toBe('processing')
    expect(nextPaymentState({ state: 'processing', at: second }, { state: 'failed', at: first })).toBe('processing')
  })
})
