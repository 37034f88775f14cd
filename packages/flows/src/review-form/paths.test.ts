import { expect, it } from 'vitest'
import { noAnswer, toClientFailure } from '../flow/failure.ts'
import { createKeys, type Exploration, failure, testAllPaths } from '../testing/index.ts'
import { reviewFormMachine } from './machine.ts'
import { reviewFields } from './rules.ts'

const review = { grade: '5', name: 'Олена', text: 'Тепла' }

const errorOf = (code: Parameters<typeof failure>[0], fields?: Record<string, string[]>) => {
  const result = failure(code, fields ? { fields } : {})
  return result.success ? noAnswer : toClientFailure(result.error)
}

const exploration: Exploration = {
  machine: reviewFormMachine,
  input: { form: reviewFields(), newKey: createKeys(), resetAfterMs: 1_000 },
  events: [
    { type: 'form.change', values: review },
    { type: 'form.change', values: { ...review, text: '' } },
    { type: 'form.change', values: { grade: '', name: '', text: '' } },
    { type: 'form.blur', name: 'text' },
    { type: 'form.submit' },
    { type: 'form.cancel' },
    { type: 'form.retry' },
    { type: 'form.reset' },
    { type: 'network.online' },
    { type: 'navigation.request', to: '/' },
    { type: 'navigation.cancel' },
    { type: 'navigation.proceed' },
    { type: 'navigation.proceed', discardDraft: true },
  ],
  answers: {
    restore: [
      { draft: null, isInvalid: true },
      { draft: { values: review, attempt: { values: review, key: 'stored' } }, isInvalid: false },
    ],
    send: [{ id: 1 }],
  },
  errors: {
    send: [
      errorOf('invalid', { text: ['Ні'] }),
      errorOf('invalid', { product_id: ['Ні'] }),
      errorOf('rate_limited'),
      noAnswer,
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

it('the actor follows every path of the pure machine, covering every transition', async () => {
  const { deviations, missed, summary } = await testAllPaths('review form', [exploration])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
