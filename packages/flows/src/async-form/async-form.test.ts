import { contactForm } from '@shop/contract/fields'
import { expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import { createFakeStorage, createKeys, flush } from '../testing/index.ts'
import { type AsyncFormDeps, type Attempt, createAsyncFormFlow, untouchedForm } from './index.ts'

const person = { name: 'Олена', last_name: 'Коваль', phone: '067 123 45 67', email: 'olena@example.com' }

async function opened(deps: Partial<AsyncFormDeps<number>> = {}) {
  const sent: Attempt[] = []
  const clock = new SimulatedClock()
  const form = createAsyncFormFlow<number>({
    form: contactForm,
    send: async attempt => ({ ok: true, data: sent.push(attempt) }),
    newKey: createKeys(),
    clock,
    now: () => 0,
    ...deps,
  })
  const heard: number[] = []
  form.on('form.sent', ({ data }) => heard.push(data))
  form.start()
  onTestFinished(() => form.stop())
  await flush()
  return { form, sent, clock, heard, view: () => form.getView() }
}

it('a form of any fields is sent as its fields are kept, and its answer is told', async () => {
  const { form, sent, heard, view } = await opened()
  form.send({ type: 'form.type', values: { ...person, stray: 'x' } })
  form.send({ type: 'form.submit' })
  await flush()
  expect(sent).toEqual([{ values: { ...person, phone: '+380 67 123 45 67' }, key: 'key-1' }])
  expect(heard).toEqual([1])
  expect(view().status).toBe('sent')
})

it('stays sent until an event, or as long as it is told to', async () => {
  const still = await opened()
  const brief = await opened({ restsFor: 500 })
  for (const { form } of [still, brief]) {
    form.send({ type: 'form.type', values: person })
    form.send({ type: 'form.submit' })
  }
  await flush()
  still.clock.increment(100_000)
  brief.clock.increment(500)
  expect(still.view().status).toBe('sent')
  expect(brief.view().status).toBe('editing')
})

it('without a place to keep it, what was typed is gone with the page; with one it is kept as long as is said', async () => {
  const storage = createFakeStorage()
  const draft = { storage, key: 'question', lifetime: 1_000 }
  const first = await opened({ draft })
  first.form.send({ type: 'form.type', values: person })
  first.form.stop()
  expect((await opened()).view().typed).toEqual({})
  expect((await opened({ draft, now: () => 1_000 })).view().typed).toEqual(person)
  expect((await opened({ draft, now: () => 1_001 })).view().typed).toEqual({})
})

it('a call that breaks is a failure like no answer', async () => {
  const { form, view } = await opened({ send: () => Promise.reject(new Error('It broke')) })
  form.send({ type: 'form.type', values: person })
  form.send({ type: 'form.submit' })
  await flush()
  expect(view()).toMatchObject({ status: 'failed', typed: person, error: { kind: 'network' } })
})

it('a server renders it with what it starts with', async () => {
  const start = { email: 'olena@example.com' }
  const { form } = await opened({ start })
  expect(form.getInitialView()).toEqual(untouchedForm(contactForm, start))
  form.send({ type: 'form.type', values: { name: 'О' } })
  form.send({ type: 'form.reset' })
  expect(form.getView()).toMatchObject({ typed: start, dirty: false })
})
