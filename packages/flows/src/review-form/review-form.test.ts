import { describe, expect, it, onTestFinished } from 'vitest'
import {
  brokenStorage,
  createDeferredClient,
  createFakeClient,
  createFakeReviews,
  createFakeStorage,
  createKeys,
  failure,
  flush,
} from '../testing/index.ts'
import { createReviewFormFlow, type ReviewFormDeps, type ReviewFormEmitted } from './index.ts'

const review = { grade: '5', name: 'Олена', text: 'Тепла куртка' }
const DAY = 86_400_000

/** A browser; `open` opens a product page with its form. */
function shop() {
  const reviews = createFakeReviews()
  const storage = createFakeStorage()
  const newKey = createKeys()
  async function open(deps: Partial<ReviewFormDeps> = {}) {
    const calls = createDeferredClient(createFakeClient(reviews.answers))
    const page = { client: calls, storage, productId: 7, lang: 'uk' as const, newKey, now: () => 0 }
    const form = createReviewFormFlow({ ...page, ...deps })
    const emittedEvents: ReviewFormEmitted[] = []
    for (const type of [
      'form.focus',
      'form.sent',
      'form.failed',
      'form.draftDiscarded',
      'navigation.blocked',
      'navigation.allowed',
    ] as const)
      form.on(type, emitted => emittedEvents.push(emitted))
    form.start()
    onTestFinished(() => form.stop())
    await flush()
    return { form, calls, emittedEvents, view: () => form.getView() }
  }
  return { reviews, storage, open }
}

const key = 'shop.review.7'

describe('a review', () => {
  it('is published and the form is cleared', async () => {
    const { reviews, storage, open } = shop()
    const { form, calls, emittedEvents, view } = await open()
    form.send({ type: 'form.change', values: { ...review, advantages: '  Кишені ' } })
    expect(view()).toMatchObject({ status: 'editing', dirty: true, grade: 5 })
    form.send({ type: 'form.submit' })
    expect(view()).toMatchObject({ status: 'submitting', pending: true })
    await calls.answerAll()
    expect(reviews.published).toMatchObject([{ productId: 7, grade: 5, name: 'Олена', advantages: 'Кишені' }])
    expect(view()).toMatchObject({ status: 'sent', dirty: false, values: {}, grade: null })
    expect(emittedEvents).toMatchObject([{ type: 'form.sent', data: { id: 1 } }])
    expect(storage.entries.has(key)).toBe(false)
    form.send({ type: 'form.reset' })
    expect(view().status).toBe('editing')
  })

  it('is not sent while it is invalid; the first invalid field gets the focus', async () => {
    const { open } = shop()
    const { form, calls, emittedEvents, view } = await open()
    form.send({ type: 'form.change', values: { name: 'О', text: 'а'.repeat(701) } })
    form.send({ type: 'form.submit' })
    await flush()
    expect(calls.made).toEqual([])
    expect(view().issues).toEqual({
      grade: { rule: 'required' },
      name: { rule: 'min', length: 2 },
      text: { rule: 'max', length: 700 },
    })
    expect(emittedEvents).toEqual([{ type: 'form.focus', name: 'grade' }])
    form.send({ type: 'form.change', values: { grade: '3', text: 'Добра' } })
    expect(view().issues).toEqual({ name: { rule: 'min', length: 2 } })
    expect(view().valid).toEqual(['grade', 'text'])
  })

  it('validates a field on blur, not while typing', async () => {
    const { open } = shop()
    const { form, view } = await open({ authorMax: 25 })
    form.send({ type: 'form.change', values: { name: 'я'.repeat(26) } })
    expect(view().issues).toEqual({})
    form.send({ type: 'form.blur', name: 'name' })
    expect(view().issues).toEqual({ name: { rule: 'max', length: 25 } })
    form.send({ type: 'form.change', values: { name: 'я'.repeat(25) } })
    expect(view()).toMatchObject({ issues: {}, valid: ['name'] })
  })

  it('is sent once for several clicks', async () => {
    const { reviews, open } = shop()
    const { form, calls } = await open()
    form.send({ type: 'form.change', values: review })
    for (let press = 0; press < 3; press += 1) form.send({ type: 'form.submit' })
    await flush()
    expect(calls.pendingCalls).toHaveLength(1)
    await calls.answerAll()
    expect(reviews.published).toHaveLength(1)
  })

  it.each(['conflict', 'rate_limited', 'server', 'unavailable'] as const)(
    'keeps its values after %s and is retried under the same key',
    async code => {
      const { reviews, open } = shop()
      const { form, calls, emittedEvents, view } = await open()
      form.send({ type: 'form.change', values: review })
      form.send({ type: 'form.submit' })
      await (await calls.next()).answerWith(failure(code, { message: 'Ні' }))
      expect(view()).toMatchObject({ status: 'failed', values: review, error: { code, message: 'Ні' } })
      expect(emittedEvents).toMatchObject([{ type: 'form.failed', error: { code } }])
      form.send({ type: 'form.retry' })
      await calls.answerAll()
      expect(calls.made.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1'])
      expect(reviews.published).toHaveLength(1)
    },
  )

  it('is not published twice when its answer is lost, even after a reload', async () => {
    const { reviews, open } = shop()
    const first = await open()
    first.form.send({ type: 'form.change', values: review })
    first.form.send({ type: 'form.submit' })
    const call = await first.calls.next()
    await call.execute()
    await call.failNetwork()
    expect(first.view()).toMatchObject({ status: 'failed', error: { kind: 'network' } })
    first.form.stop()
    const second = await open()
    expect(second.view()).toMatchObject({ status: 'editing', values: review })
    second.form.send({ type: 'form.submit' })
    await second.calls.answerAll()
    expect(second.view().status).toBe('sent')
    expect(reviews.published).toHaveLength(1)
  })

  it('is sent again when the network is back, unless it was rejected', async () => {
    const { reviews, open } = shop()
    const { form, calls } = await open()
    form.send({ type: 'form.change', values: review })
    form.send({ type: 'form.submit' })
    await (await calls.next()).answerWith(failure('server'))
    form.send({ type: 'network.online' })
    await flush()
    expect(calls.pendingCalls).toEqual([])
    form.send({ type: 'form.retry' })
    await (await calls.next()).failNetwork()
    form.send({ type: 'network.online' })
    await calls.answerAll()
    expect(reviews.published).toHaveLength(1)
  })

  it('gets another key when its values change', async () => {
    const { open } = shop()
    const { form, calls } = await open()
    form.send({ type: 'form.change', values: review })
    form.send({ type: 'form.submit' })
    await (await calls.next()).failNetwork()
    form.send({ type: 'form.change', values: { text: 'Дуже тепла' } })
    form.send({ type: 'form.submit' })
    await calls.answerAll()
    expect(calls.made.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2'])
  })

  it('shows the backend’s messages at their fields; those for no field are an error of the form', async () => {
    const { open } = shop()
    const { form, calls, emittedEvents, view } = await open()
    form.send({ type: 'form.change', values: review })
    form.send({ type: 'form.submit' })
    await (await calls.next()).answerWith(failure('invalid', { fields: { name: ['Не таке'] } }))
    expect(view()).toMatchObject({ status: 'editing', issues: { name: { rule: 'server', message: 'Не таке' } } })
    expect(emittedEvents).toEqual([{ type: 'form.focus', name: 'name' }])
    form.send({ type: 'form.blur', name: 'name' })
    form.send({ type: 'form.change', values: { text: 'Тепла' } })
    expect(view().issues).toHaveProperty('name')
    form.send({ type: 'form.change', values: { name: 'Ольга' } })
    expect(view().issues).toEqual({})
    form.send({ type: 'form.submit' })
    await (await calls.next()).answerWith(failure('invalid', { fields: { product_id: ['Немає'] } }))
    expect(view()).toMatchObject({ status: 'failed', issues: {}, error: { kind: 'validation' } })
  })

  it('aborts the call on cancel and keeps the values', async () => {
    const { open } = shop()
    const { form, calls, view } = await open()
    form.send({ type: 'form.change', values: review })
    form.send({ type: 'form.submit' })
    const call = await calls.next()
    form.send({ type: 'form.cancel' })
    await flush()
    expect(call.aborted).toBe(true)
    expect(view()).toMatchObject({ status: 'editing', values: review })
  })

  it('keeps changes made while submitting', async () => {
    const { open } = shop()
    const { form, calls, view } = await open({ start: { name: 'Олена' } })
    form.send({ type: 'form.change', values: review })
    form.send({ type: 'form.submit' })
    form.send({ type: 'form.change', values: { text: 'Інша' } })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'sent', dirty: true, values: { text: 'Інша' } })
  })
})

describe('navigation', () => {
  it('is blocked while the form is dirty', async () => {
    const { open } = shop()
    const { form, emittedEvents, view } = await open()
    form.send({ type: 'navigation.request', to: '/cart' })
    expect(emittedEvents).toEqual([{ type: 'navigation.allowed', to: '/cart' }])
    form.send({ type: 'form.change', values: review })
    form.send({ type: 'navigation.request', to: '/' })
    expect(emittedEvents.at(-1)).toEqual({ type: 'navigation.blocked', to: '/' })
    expect(view().blockedUrl).toBe('/')
    form.send({ type: 'navigation.cancel' })
    expect(view()).toMatchObject({ blockedUrl: null, values: review })
    form.send({ type: 'navigation.request', to: '/' })
    form.send({ type: 'navigation.proceed' })
    expect(emittedEvents.at(-1)).toEqual({ type: 'navigation.allowed', to: '/' })
    expect(view()).toMatchObject({ blockedUrl: null, values: review })
  })

  it('can proceed and discard the draft', async () => {
    const { storage, open } = shop()
    const { form, emittedEvents, view } = await open()
    form.send({ type: 'form.change', values: review })
    expect(storage.entries.has(key)).toBe(true)
    form.send({ type: 'navigation.request', to: '/' })
    form.send({ type: 'navigation.proceed', discardDraft: true })
    expect(emittedEvents.at(-1)).toEqual({ type: 'navigation.allowed', to: '/' })
    expect(view()).toMatchObject({ values: {}, dirty: false })
    expect(storage.entries.has(key)).toBe(false)
  })

  it('proceeds by itself when the review is sent meanwhile', async () => {
    const { open } = shop()
    const { form, calls, emittedEvents } = await open()
    form.send({ type: 'form.change', values: review })
    form.send({ type: 'form.submit' })
    form.send({ type: 'navigation.request', to: '/' })
    await calls.answerAll()
    expect(emittedEvents.map(({ type }) => type)).toEqual(['navigation.blocked', 'form.sent', 'navigation.allowed'])
  })
})

describe('a draft', () => {
  it('is restored for its product alone, over the initial values', async () => {
    const { open } = shop()
    const first = await open()
    first.form.send({ type: 'form.change', values: { grade: '4', name: 'Олена', text: 'Куртка' } })
    first.form.stop()
    expect((await open({ productId: 8 })).view().values).toEqual({})
    const second = await open({ start: { name: 'Ольга' } })
    expect(second.view()).toMatchObject({ values: { grade: '4', name: 'Олена', text: 'Куртка' }, dirty: true })
  })

  it('expires after a week', async () => {
    const { open } = shop()
    const first = await open()
    first.form.send({ type: 'form.change', values: review })
    expect((await open({ now: () => 7 * DAY })).view().values).toEqual(review)
    expect((await open({ now: () => 7 * DAY + 1 })).view().values).toEqual({})
  })

  it.each([
    ['no JSON', '{'],
    ['of an unknown version', JSON.stringify({ v: 2, at: 0, data: { values: {}, attempt: null } })],
    ['with a number for a text', JSON.stringify({ v: 1, at: 0, data: { values: { name: 1 }, attempt: null } })],
    ['with an attempt without a key', JSON.stringify({ v: 1, at: 0, data: { values: {}, attempt: { values: {} } } })],
  ])('that is invalid (%s) is discarded and reported', async (_, text) => {
    const { storage, open } = shop()
    storage.entries.set(key, text)
    const { emittedEvents, view } = await open()
    expect(emittedEvents).toEqual([{ type: 'form.draftDiscarded' }])
    expect(view()).toMatchObject({ status: 'editing', values: {} })
    expect(storage.entries.has(key)).toBe(false)
  })

  it('is not needed: the form works without a storage', async () => {
    const { reviews, open } = shop()
    const { form, calls } = await open({ storage: brokenStorage })
    form.send({ type: 'form.change', values: review })
    form.send({ type: 'form.submit' })
    await calls.answerAll()
    expect(reviews.published).toHaveLength(1)
  })
})
