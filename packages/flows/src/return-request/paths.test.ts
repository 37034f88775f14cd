import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import {
  createFakeClient,
  type Exploration,
  fakeOrder,
  fakeOrderItem,
  fakeQuestions,
  testAllPaths,
} from '../testing/index.ts'
import { returnRequestCalls } from './index.ts'
import { returnRequestMachine } from './machine.ts'

const form = {
  orders: [
    fakeOrder('2', { items: [fakeOrderItem(1)] }),
    fakeOrder('1', { history: [{ status: 'delivered' as const, date: '2026-01-01T12:00:00Z' }] }),
  ],
  requests: [],
  questions: [...fakeQuestions],
}

const exploration: Exploration = {
  machine: returnRequestMachine(
    returnRequestCalls(createFakeClient({})),
    () => Date.parse('2026-03-05T12:00:00Z'),
    () => 'key',
  ),
  input: { lang: 'uk' },
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
    form: [
      { ok: true, data: form },
      { ok: false, error: noAnswer },
    ],
    create: [
      { ok: true, data: { number: 'R-1' } },
      { ok: false, error: { ...noAnswer, kind: 'validation', fields: { question: ['Ні'] } } },
      { ok: false, error: noAnswer },
    ],
  },
  abstraction: ({ number, items, kind, question, showErrors, form: known }) => [
    number,
    Object.keys(items).length,
    kind,
    question,
    showErrors,
    known !== null,
  ],
}

it('every way through a return is gone by the real actor as the pure machine says, no transition left out', async () => {
  const { deviations, missed, summary } = await testAllPaths('return request', [
    exploration,
    { ...exploration, input: { lang: 'uk', form }, limit: 3 },
  ])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
