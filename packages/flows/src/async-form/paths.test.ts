import { fields } from '@shop/contract/fields'
import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { createKeys, type Exploration, testAllPaths } from '../testing/index.ts'
import { asyncFormMachine } from './machine.ts'

const values = { street: 'Ливарна' }
const refusal = { ...noAnswer, code: 'invalid', kind: 'validation', fields: { street: ['Ні'] }, retryable: false }

/** A form of one field whose thanks go by themselves. */
const exploration: Exploration = {
  machine: asyncFormMachine(
    { send: () => Promise.reject(new Error('The test answers')) },
    { form: { street: fields.street }, newKey: createKeys(), resetAfterMs: 1_000 },
  ),
  input: {},
  events: [
    { type: 'form.type', values: values },
    { type: 'form.type', values: { street: '' } },
    { type: 'form.leave', name: 'street' },
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
    restore: [{ draft: null, broken: true }],
    send: [
      { ok: true, data: 1 },
      { ok: false, error: refusal },
      { ok: false, error: noAnswer },
    ],
  },
  abstraction: ({ values: now, issues, error }) => [now.street, 'street' in issues, error?.kind],
  limit: 100,
}

/** The same, filled in at the start: it can be sent again as it is. */
const filled: Exploration = { ...exploration, input: { start: values } }

it('every way through a form is gone by the real actor as the pure machine says, no transition left out', async () => {
  const { deviations, missed, summary } = await testAllPaths('async form', [exploration, filled])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
