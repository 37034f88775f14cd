import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { createKeys, type Exploration, testAllPaths } from '../testing/index.ts'
import { newsletterMachine } from './machine.ts'

const refusal = { ...noAnswer, code: 'invalid', kind: 'validation', fields: { email: ['Ні'] }, retryable: false }

const exploration: Exploration = {
  machine: newsletterMachine({ send: () => Promise.reject(new Error('The test answers')) }, createKeys()),
  input: {},
  events: [
    { type: 'form.type', values: { email: 'olena@example.com' } },
    { type: 'form.type', values: { email: 'olena' } },
    { type: 'form.type', values: { email: '' } },
    { type: 'form.leave', name: 'email' },
    { type: 'form.submit' },
    { type: 'form.cancel' },
    { type: 'form.retry' },
    { type: 'form.reset' },
    { type: 'network.back' },
  ],
  answers: {
    send: [
      { ok: true, data: {} },
      { ok: false, error: noAnswer },
      { ok: false, error: refusal },
    ],
  },
  abstraction: ({ values, issues, error }) => [values.email, 'email' in issues, error?.kind],
}

/** A customer whose own address stands in the input already. */
const customers: Exploration = { ...exploration, input: { start: { email: 'olena@example.com' } } }

it('every way through the newsletter is gone by the real actor as the pure machine says, no transition left out', async () => {
  const { deviations, missed, summary } = await testAllPaths('newsletter', [exploration, customers])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
