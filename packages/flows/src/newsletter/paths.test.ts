import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { createKeys, type Exploration, testAllPaths } from '../testing/index.ts'
import { newsletterInput, newsletterMachine } from './machine.ts'

const rejection = { ...noAnswer, code: 'invalid', kind: 'validation', fields: { email: ['Ні'] }, retryable: false }

const exploration: Exploration = {
  machine: newsletterMachine,
  input: newsletterInput({ newKey: createKeys() }),
  events: [
    { type: 'form.change', values: { email: 'olena@example.com' } },
    { type: 'form.change', values: { email: 'olena' } },
    { type: 'form.change', values: { email: '' } },
    { type: 'form.blur', name: 'email' },
    { type: 'form.submit' },
    { type: 'form.cancel' },
    { type: 'form.retry' },
    { type: 'form.reset' },
    { type: 'network.online' },
  ],
  answers: {
    send: [{}],
  },
  errors: { send: [noAnswer, rejection] },
  abstraction: ({ values, issues, error }) => [values.email, 'email' in issues, error?.kind],
}

/** A customer's form is filled in at the start. */
const customer: Exploration = {
  ...exploration,
  input: newsletterInput({ start: { email: 'olena@example.com' }, newKey: createKeys() }),
}

it('the actor follows every path of the pure machine, covering every transition', async () => {
  const { deviations, missed, summary } = await testAllPaths('newsletter', [exploration, customer])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
