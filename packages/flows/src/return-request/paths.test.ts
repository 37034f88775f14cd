import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { type Exploration, fakeOrder, fakeOrderItem, fakeQuestions, testAllPaths } from '../testing/index.ts'
import { returnRequestMachine } from './machine.ts'

const form = {
  orders: [
    fakeOrder('2', { items: [fakeOrderItem(1)] }),
    fakeOrder('1', { history: [{ status: 'delivered' as const, date: '2026-01-01T12:00:00Z' }] }),
  ],
  requests: [],
  questions: [...fakeQuestions],
}

const input = { lang: 'uk', now: () => Date.parse('2026-03-05T12:00:00Z'), newKey: () => 'key' }

const exploration: Exploration = {
  machine: returnRequestMachine,
  input,
  events: [
    { type: 'return.order', number: '1' },
    { type: 'return.order', number: '2' },
    { type: 'return.item', lineId: 10, count: 1 },
    { type: 'return.kind', kind: 'return' },
    { type: 'return.question', question: 'size' },
    { type: 'return.comment', comment: 'так' },
    { type: 'return.submit' },
    { type: 'return.back' },
    { type: 'return.another' },
    { type: 'return.retry' },
    { type: 'locale.changed', lang: 'en' },
  ],
  answers: {
    form: [form, { ...form, orders: [] }],
    create: [{ number: 'R-1' }],
  },
  errors: {
    form: [noAnswer],
    create: [{ ...noAnswer, kind: 'validation', fields: { question: ['Ні'] } }, noAnswer],
  },
  abstraction: ({ number, items, kind, question, showErrors, form: loadedForm }) => [
    number,
    Object.keys(items).length,
    kind,
    question,
    showErrors,
    loadedForm?.orders.length,
  ],
}

it('the actor follows every path of the pure machine, covering every transition', async () => {
  const { deviations, missed, summary } = await testAllPaths('return request', [
    exploration,
    { ...exploration, input: { ...input, form }, limit: 3 },
  ])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
