import { contactForm } from '@shop/contract/fields'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import { noAnswer } from '../flow/failure.ts'
import { createFakeStorage, createKeys, flush } from '../testing/index.ts'
import { type AsyncFormDeps, type Attempt, createAsyncFormFlow, initialFormView } from './index.ts'

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
  const emittedEvents: number[] = []
  form.on('form.sent', ({ data }) => emittedEvents.push(data))
  form.start()
  onTestFinished(() => form.stop())
  await flush()
  return { form, sent, clock, emittedEvents, view: () => form.getView() }
}

it('a form of any fields is sent as its fields are kept, and its answer is told', async () => {
  const { form, sent, emittedEvents, view } = await opened()
  form.send({ type: 'form.type', values: { ...person, stray: 'x' } })
  form.send({ type: 'form.submit' })
  await flush()
  expect(sent).toEqual([{ values: { ...person, phone: '+380 67 123 45 67' }, key: 'key-1' }])
  expect(emittedEvents).toEqual([1])
  expect(view().status).toBe('sent')
})

it('stays sent until an event, or as long as it is told to', async () => {
  const still = await opened()
  const brief = await opened({ resetAfterMs: 500 })
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
  expect((await opened()).view().values).toEqual({})
  expect((await opened({ draft, now: () => 1_000 })).view().values).toEqual(person)
  expect((await opened({ draft, now: () => 1_001 })).view().values).toEqual({})
})

it('a call that breaks is a failure like no answer', async () => {
  const { form, view } = await opened({ send: () => Promise.reject(new Error('It broke')) })
  form.send({ type: 'form.type', values: person })
  form.send({ type: 'form.submit' })
  await flush()
  expect(view()).toMatchObject({ status: 'failed', values: person, error: { kind: 'network' } })
})

it('a server renders it with what it starts with', async () => {
  const start = { email: 'olena@example.com' }
  const { form } = await opened({ start })
  expect(form.getInitialView()).toEqual(initialFormView(contactForm, start))
  form.send({ type: 'form.type', values: { name: 'О' } })
  form.send({ type: 'form.reset' })
  expect(form.getView()).toMatchObject({ values: start, dirty: false })
})

describe('while its draft is still being read', () => {
  const storage = createFakeStorage()
  const draft = { storage, key: 'question' }
  const stored = { ...person, name: 'Ольга' }

  const begun = async () => {
    const { form } = await opened({ draft })
    form.send({ type: 'form.type', values: stored })
    form.stop()
  }
  /** The same form in the next document, at the moment it starts. */
  function again(deps: Partial<AsyncFormDeps<number>> = {}) {
    const sent: Attempt[] = []
    const send = async (attempt: Attempt) => ({ ok: true as const, data: sent.push(attempt) })
    const form = createAsyncFormFlow<number>({
      form: contactForm,
      send,
      newKey: createKeys(),
      now: () => 0,
      draft,
      ...deps,
    })
    onTestFinished(() => form.stop())
    form.start()
    return { form, sent }
  }
  const wired = (values: typeof person) => ({ ...values, phone: '+380 67 123 45 67' })

  it('a press waits for it, and what was typed meanwhile wins over it', async () => {
    await begun()
    const { form, sent } = again()
    form.send({ type: 'form.type', values: { last_name: 'Шевчук' } })
    form.send({ type: 'form.submit' })
    expect(form.getView().status).toBe('restoring')
    await flush()
    expect(sent.map(({ values }) => values)).toEqual([wired({ ...stored, last_name: 'Шевчук' })])
    expect(form.getView().status).toBe('sent')
  })

  it('what is typed as it was at first wins too', async () => {
    await begun()
    const { form } = again({ start: { name: 'Олена' } })
    form.send({ type: 'form.type', values: { name: 'Олена' } })
    await flush()
    expect(form.getView().values).toMatchObject({ name: 'Олена', last_name: 'Коваль' })
  })

  it('a press of what is not good yet tells it', async () => {
    await begun()
    const { form, sent } = again()
    const wrong: string[] = []
    form.on('form.focus', ({ name }) => wrong.push(name))
    form.send({ type: 'form.submit' })
    form.send({ type: 'form.type', values: { phone: '1' } })
    await flush()
    expect(form.getView()).toMatchObject({ status: 'editing', issues: { phone: { rule: 'min' } } })
    expect(wrong).toEqual(['phone'])
    expect(sent).toEqual([])
  })

  it('emptying it throws the draft away', async () => {
    await begun()
    const { form } = again()
    form.send({ type: 'form.reset' })
    await flush()
    expect(form.getView()).toMatchObject({ status: 'editing', values: {}, dirty: false })
    expect(storage.entries.has('question')).toBe(false)
  })
})

it('what the network lost goes out again as it was sent, not as it was written on since', async () => {
  const sent: Attempt[] = []
  const { form, view } = await opened({
    async send(attempt) {
      sent.push(attempt)
      return sent.length === 1 ? { ok: false, error: noAnswer } : { ok: true, data: sent.length }
    },
  })
  form.send({ type: 'form.type', values: person })
  form.send({ type: 'form.submit' })
  form.send({ type: 'form.type', values: { name: '' } })
  await flush()
  expect(view().status).toBe('failed')
  form.send({ type: 'network.back' })
  await flush()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(view()).toMatchObject({ status: 'sent', values: { ...person, name: '' }, dirty: true })
})

it('asked about leaving, another page after all is where it leads', async () => {
  const { form } = await opened()
  const left: string[] = []
  form.on('page.left', ({ to }) => left.push(to))
  form.send({ type: 'form.type', values: person })
  form.send({ type: 'page.leave', to: '/' })
  form.send({ type: 'page.leave', to: '/cart' })
  form.send({ type: 'page.go' })
  expect(left).toEqual(['/cart'])
})
