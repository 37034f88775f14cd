import { contactForm } from '@shop/contract/fields'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import { noAnswer } from '../flow/failure.ts'
import { createFakeStorage, createKeys, flush } from '../testing/index.ts'
import { type AsyncFormDeps, type Attempt, createAsyncFormFlow, initialFormView } from './index.ts'

const validValues = { name: 'Олена', last_name: 'Коваль', phone: '067 123 45 67', email: 'olena@example.com' }

async function createForm(deps: Partial<AsyncFormDeps<number>> = {}) {
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

it('submits the normalised values of its own fields only and emits the answer', async () => {
  const { form, sent, emittedEvents, view } = await createForm()
  form.send({ type: 'form.change', values: { ...validValues, unknown: 'x' } })
  form.send({ type: 'form.submit' })
  await flush()
  expect(sent).toEqual([{ values: { ...validValues, phone: '+380 67 123 45 67' }, key: 'key-1' }])
  expect(emittedEvents).toEqual([1])
  expect(view().status).toBe('sent')
})

it('stays sent until an event, or resets itself after `resetAfterMs`', async () => {
  const persistent = await createForm()
  const resetting = await createForm({ resetAfterMs: 500 })
  for (const { form } of [persistent, resetting]) {
    form.send({ type: 'form.change', values: validValues })
    form.send({ type: 'form.submit' })
  }
  await flush()
  persistent.clock.increment(100_000)
  resetting.clock.increment(500)
  expect(persistent.view().status).toBe('sent')
  expect(resetting.view().status).toBe('editing')
})

it('restores a draft only from a storage, and only within its lifetime', async () => {
  const storage = createFakeStorage()
  const draft = { storage, key: 'question', lifetime: 1_000 }
  const first = await createForm({ draft })
  first.form.send({ type: 'form.change', values: validValues })
  first.form.stop()
  expect((await createForm()).view().values).toEqual({})
  expect((await createForm({ draft, now: () => 1_000 })).view().values).toEqual(validValues)
  expect((await createForm({ draft, now: () => 1_001 })).view().values).toEqual({})
})

it('reports a call that throws as a fault of its own code, not as a missing network', async () => {
  const { form, view } = await createForm({ send: () => Promise.reject(new Error('The call failed')) })
  form.send({ type: 'form.change', values: validValues })
  form.send({ type: 'form.submit' })
  await flush()
  expect(view()).toMatchObject({ status: 'failed', values: validValues, error: { kind: 'adapter', retryable: false } })
})

it('renders its initial values on the server and resets to them', async () => {
  const start = { email: 'olena@example.com' }
  const { form } = await createForm({ start })
  expect(form.getInitialView()).toEqual(initialFormView(contactForm, start))
  form.send({ type: 'form.change', values: { name: 'О' } })
  form.send({ type: 'form.reset' })
  expect(form.getView()).toMatchObject({ values: start, dirty: false })
})

describe('while the draft is being restored', () => {
  const storage = createFakeStorage()
  const draft = { storage, key: 'question' }
  const stored = { ...validValues, name: 'Ольга' }

  const storeDraft = async () => {
    const { form } = await createForm({ draft })
    form.send({ type: 'form.change', values: stored })
    form.stop()
  }
  /** The same form in the next document, just after `start`. */
  function createFormAgain(deps: Partial<AsyncFormDeps<number>> = {}) {
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
  const normalised = (values: typeof validValues) => ({ ...values, phone: '+380 67 123 45 67' })

  it('delays a submit until the draft is restored; values changed meanwhile win over it', async () => {
    await storeDraft()
    const { form, sent } = createFormAgain()
    form.send({ type: 'form.change', values: { last_name: 'Шевчук' } })
    form.send({ type: 'form.submit' })
    expect(form.getView().status).toBe('restoring')
    await flush()
    expect(sent.map(({ values }) => values)).toEqual([normalised({ ...stored, last_name: 'Шевчук' })])
    expect(form.getView().status).toBe('sent')
  })

  it('lets a value win that was changed to the initial one', async () => {
    await storeDraft()
    const { form } = createFormAgain({ start: { name: 'Олена' } })
    form.send({ type: 'form.change', values: { name: 'Олена' } })
    await flush()
    expect(form.getView().values).toMatchObject({ name: 'Олена', last_name: 'Коваль' })
  })

  it('shows field errors after a delayed submit of invalid values', async () => {
    await storeDraft()
    const { form, sent } = createFormAgain()
    const focused: string[] = []
    form.on('form.focus', ({ name }) => focused.push(name))
    form.send({ type: 'form.submit' })
    form.send({ type: 'form.change', values: { phone: '1' } })
    await flush()
    expect(form.getView()).toMatchObject({ status: 'editing', issues: { phone: { rule: 'min' } } })
    expect(focused).toEqual(['phone'])
    expect(sent).toEqual([])
  })

  it('discards the draft on reset', async () => {
    await storeDraft()
    const { form } = createFormAgain()
    form.send({ type: 'form.reset' })
    await flush()
    expect(form.getView()).toMatchObject({ status: 'editing', values: {}, dirty: false })
    expect(storage.entries.has('question')).toBe(false)
  })
})

it('repeats an unanswered attempt with its own values when the network is back, not with later ones', async () => {
  const sent: Attempt[] = []
  const { form, view } = await createForm({
    async send(attempt) {
      sent.push(attempt)
      return sent.length === 1 ? { ok: false, error: noAnswer } : { ok: true, data: sent.length }
    },
  })
  form.send({ type: 'form.change', values: validValues })
  form.send({ type: 'form.submit' })
  form.send({ type: 'form.change', values: { name: '' } })
  await flush()
  expect(view().status).toBe('failed')
  form.send({ type: 'network.online' })
  await flush()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(view()).toMatchObject({ status: 'sent', values: { ...validValues, name: '' }, dirty: true })
})

it('proceeds to the last requested URL after a blocked navigation', async () => {
  const { form } = await createForm()
  const allowed: string[] = []
  form.on('navigation.allowed', ({ to }) => allowed.push(to))
  form.send({ type: 'form.change', values: validValues })
  form.send({ type: 'navigation.request', to: '/' })
  form.send({ type: 'navigation.request', to: '/cart' })
  form.send({ type: 'navigation.proceed' })
  expect(allowed).toEqual(['/cart'])
})
