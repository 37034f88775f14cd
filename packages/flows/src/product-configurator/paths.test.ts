import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { type Exploration, testAllPaths } from '../testing/index.ts'
import { configuratorMachine } from './machine.ts'
import { configurableOf, OPTION } from './rules.ts'

const product = configurableOf(7, 24, [
  { id: 70, left: 21 },
  { id: 71, left: 0 },
  { id: 72, left: 1 },
])
const soldOut = configurableOf(7, 0, [
  { id: 70, left: 0 },
  { id: 71, left: 0 },
  { id: 72, left: 0 },
])

const exploration: Exploration = {
  machine: configuratorMachine,
  input: { product },
  events: [
    { type: 'option.choose', attribute: OPTION, value: '70' },
    { type: 'option.choose', attribute: OPTION, value: '71' },
    { type: 'option.choose', attribute: OPTION, value: '72' },
    { type: 'option.reset' },
    { type: 'count.increment' },
    { type: 'count.decrement' },
    { type: 'count.set', count: 3 },
    { type: 'configurator.submit' },
    { type: 'product.received', product },
    { type: 'product.received', product: soldOut },
    { type: 'product.received', product: configurableOf(8, 5, []) },
    { type: 'cart.added', productId: 7, optionId: 70 },
    { type: 'cart.rejected', productId: 7, optionId: 70, error: noAnswer },
    { type: 'cart.settled', productId: 7, optionId: 70 },
  ],
  answers: {},
  abstraction: ({ product: now, chosen, requestedCount, showErrors, sent, error }) => [
    now.productId,
    now.left,
    chosen,
    Math.min(Math.max(requestedCount, 0), 4),
    showErrors,
    sent,
    error !== null,
  ],
  limit: 400,
}

/** What was already on its way, or refused, when the machine came. */
const goneOnFrom: Exploration[] = [{ sent: { productId: 7, optionId: 70 } }, { error: noAnswer }].map(before => ({
  ...exploration,
  input: { product, chosen: { [OPTION]: '70' }, ...before },
  events: [{ type: 'option.reset' }],
}))

it('every way through the choice of a product is gone as the pure machine says, no transition left out', async () => {
  const { deviations, missed, summary } = await testAllPaths('product configurator', [exploration, ...goneOnFrom])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
