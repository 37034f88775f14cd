import { addressForm } from '@shop/contract/fields'
import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { createKeys, type Exploration, testAllPaths } from '../testing/index.ts'
import { asyncFormMachine } from './machine.ts'

const values = { street: 'Ливарна' }
const rejection = { ...noAnswer, code: 'invalid', kind: 'validation', fields: { street: ['Ні'] }, retryable: false }

const input = { form: { street: addressForm.street }, newKey: createKeys(), resetAfterMs: 1_000 }

/** A form of one field that resets itself after it was sent. */
const exploration: Exploration = {
  machine: asyncFormMachine,
  input,
  events: [
    { type: 'form.change', values: values },
    { type: 'form.change', values: { street: '' } },
    { type: 'form.blur', name: 'street' },
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
    restore: [{ draft: null, isInvalid: true }],
    send: [1],
  },
  errors: { send: [rejection, noAnswer] },
  abstraction: ({ values: now, issues, error }) => [now.street, 'street' in issues, error?.kind],
  limit: 100,
}

/** Filled in at the start: it can be sent again unchanged. */
const filled: Exploration = { ...exploration, input: { ...input, start: values } }

it('the actor follows every path of the pure machine, covering every transition', async () => {
  const { deviations, missed, summary } = await testAllPaths('async form', [exploration, filled])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
