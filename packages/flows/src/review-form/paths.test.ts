import { expect, it } from 'vitest'
import { noAnswer, toFlowError } from '../flow/failure.ts'
import { createKeys, type Exploration, failure, testAllPaths } from '../testing/index.ts'
import { reviewFormMachine } from './machine.ts'

const review = { grade: '5', name: 'Олена', text: 'Тепла' }

const errorOf = (code: Parameters<typeof failure>[0], fields?: Record<string, string[]>) => {
  const result = failure(code, fields ? { fields } : {})
  return { ok: false, error: result.success ? noAnswer : toFlowError(result.error) }
}

const exploration: Exploration = {
  machine: reviewFormMachine({ send: () => Promise.reject(new Error('The test answers')) }, createKeys()),
  input: {},
  events: [
    { type: 'form.type', values: review },
    { type: 'form.type', values: { ...review, text: '' } },
    { type: 'form.type', values: { grade: '', name: '', text: '' } },
    { type: 'form.leave', name: 'text' },
    { type: 'form.submit' },
    { type: 'form.cancel' },
    { type: 'form.retry' },
    { type: 'form.reset' },
    { type: 'network.back' },
    { type: 'page.leave', to: '/' },
    { type: 'page.stay' },
    { type: 'page.go' },
    { type: 'page.go', keep: false },
  ],
  answers: {
    restore: [
      { draft: null, broken: true },
      { draft: { values: review, attempt: { values: review, key: 'kept' } }, broken: false },
    ],
    send: [
      { ok: true, data: { id: 1 } },
      errorOf('invalid', { text: ['Ні'] }),
      errorOf('invalid', { product_id: ['Ні'] }),
      errorOf('rate_limited'),
      { ok: false, error: noAnswer },
    ],
  },
  abstraction: ({ values, issues, error, attempt }) => [
    values.text,
    Object.keys(issues).length > 0,
    error?.kind === 'network',
    attempt !== null,
  ],
  limit: 150,
}

it('every way through the review is gone by the real actor as the pure machine says, no transition left out', async () => {
  const { deviations, missed, summary } = await testAllPaths('review form', [exploration])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
