import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { type Exploration, fakeOrder, fakeOrderItem, testAllPaths, toReturnableOrder } from '../testing/index.ts'
import { returnRequestMachine } from './machine.ts'

const order = toReturnableOrder(fakeOrder('2', { items: [fakeOrderItem(1)] }))
const input = { lang: 'uk', order }
const photo = { name: 'a.jpg', type: 'image/jpeg', size: 1 }
const values = { kind: 'return', question: 'size', 'count.10': '1' }

const exploration: Exploration = {
  machine: returnRequestMachine,
  input,
  events: [
    { type: 'return.change', values },
    { type: 'return.submit' },
    { type: 'photos.add', files: [photo] },
    { type: 'photo.remove', id: 1 },
    { type: 'photo.retry', id: 1 },
  ],
  answers: { create: [{ number: 'R-1' }], sendPhoto: [{ token: 't' }] },
  errors: {
    create: [{ ...noAnswer, code: 'invalid', kind: 'validation', fields: { question: ['Ні'] } }, noAnswer],
    sendPhoto: [noAnswer, { ...noAnswer, code: 'media_type' }],
  },
  abstraction: ({ values: typed, photos, showErrors }) => [
    typed.question,
    photos.length > 2 ? 'many' : photos.map(({ token, issue }: (typeof photos)[number]) => [token, issue?.rule]),
    showErrors,
  ],
  limit: 250,
}

it('the actor follows every path of the pure machine, covering every transition', async () => {
  const { deviations, missed, summary } = await testAllPaths('return request', [exploration])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
