import { describe, expect, it, onTestFinished } from 'vitest'
import { type ClientFailure, noAnswer, type Outcome } from '../flow/failure.ts'
import {
  createDeferredClient,
  createFakeClient,
  createFakeReturns,
  failure,
  fakeOrder,
  fakeOrderItem,
  flush,
  toReturnableOrder,
} from '../testing/index.ts'
import {
  createReturnRequestFlow,
  initialReturnView,
  type PhotoFile,
  type ReturnEmitted,
  type ReturnRequestDeps,
  type SentPhoto,
} from './index.ts'

const order = fakeOrder('2', { items: [fakeOrderItem(1), fakeOrderItem(2, { returnable: 0 })] })
const filled = { kind: 'return', question: 'size', 'count.10': '2' }
const file = (name: string): PhotoFile => ({ name, type: 'image/jpeg', size: 1 })

function openForm(deps: Partial<ReturnRequestDeps> = {}) {
  const returns = createFakeReturns([order])
  const calls = createDeferredClient(createFakeClient(returns.answers))
  /** Uploads in progress. */
  const uploads: { name: string; signal: AbortSignal; end: (outcome: Outcome<SentPhoto>) => Promise<void> }[] = []
  const input = { lang: 'uk' as const, order: toReturnableOrder(order) }
  const flow = createReturnRequestFlow({
    client: calls,
    sendPhoto: ({ name }, signal) =>
      new Promise(resolve => {
        uploads.push({
          name,
          signal,
          async end(outcome) {
            resolve(outcome)
            await flush()
          },
        })
      }),
    ...input,
    ...deps,
  })
  const emitted: ReturnEmitted[] = []
  for (const type of ['return.focus', 'return.sent', 'return.unauthorised'] as const)
    flow.on(type, event => emitted.push(event))
  flow.start()
  onTestFinished(() => flow.stop())
  const upload = async (token: string | Partial<ClientFailure>) =>
    uploads
      .at(-1)
      ?.end(typeof token === 'string' ? { ok: true, data: { token } } : { ok: false, error: { ...noAnswer, ...token } })
  const fill = () => flow.send({ type: 'return.change', values: filled })
  const submit = () => flow.send({ type: 'return.submit' })
  return { flow, calls, returns, uploads, upload, emitted, fill, submit, input, view: () => flow.getView() }
}

describe('a return request', () => {
  it('submits the lines, the reason and the photos once', async () => {
    const { calls, returns, emitted, fill, submit, view, input, flow, upload } = openForm()
    expect(view()).toEqual(initialReturnView(input))
    fill()
    flow.send({ type: 'photos.add', files: [file('a.jpg')] })
    await upload('photo token of a')
    submit()
    submit()
    expect(view().status).toBe('submitting')
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'submitted', request: { number: 'R-1' } })
    expect(returns.requests).toHaveLength(1)
    expect(calls.made).toMatchObject([{ body: { number: '2', question: 'size', photos: ['photo token of a'] } }])
    expect(emitted).toMatchObject([{ type: 'return.sent', request: { number: 'R-1' } }])
  })

  it('shows what is missing until it is filled in, and focuses the first', () => {
    const { flow, submit, emitted, view } = openForm()
    expect(view().issues).toEqual({})
    submit()
    expect(view().issues).toEqual({ items: { rule: 'items' }, question: { rule: 'question' } })
    expect(emitted).toEqual([{ type: 'return.focus', name: 'items' }])
    flow.send({ type: 'return.change', values: { 'count.10': '1' } })
    expect(Object.keys(view().issues)).toEqual(['question'])
  })

  it('retries an unanswered request under the same key; another body has its own', async () => {
    const { flow, calls, fill, submit, view } = openForm()
    fill()
    for (const end of ['failNetwork', 'failNetwork', 'failNetwork'] as const) {
      submit()
      await (await calls.next())[end]()
      expect(view()).toMatchObject({ status: 'editing', error: { kind: 'network' }, values: filled })
    }
    flow.send({ type: 'return.change', values: { comment: 'Інакше' } })
    submit()
    await calls.answerAll()
    const keys = calls.made.map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(new Set(keys).size).toBe(2)
    expect(keys).not.toContain(undefined)
  })

  it('shows the backend’s messages at their inputs until these are changed', async () => {
    const { flow, calls, fill, submit, view, emitted } = openForm()
    fill()
    submit()
    await (await calls.next()).answerWith(failure('invalid', { fields: { 'items.0.count': ['Забагато'] } }))
    expect(view()).toMatchObject({ status: 'editing', issues: { 'count.10': { message: 'Забагато' } } })
    expect(emitted).toEqual([{ type: 'return.focus', name: 'count.10' }])
    flow.send({ type: 'return.change', values: { ...filled, 'count.10': '1' } })
    expect(view().issues).toEqual({})
  })

  it('keeps the form when the session has ended, and focuses the error of an expired window', async () => {
    const { calls, fill, submit, view, emitted } = openForm()
    fill()
    submit()
    await (await calls.next()).answerWith(failure('unauthorised'))
    expect(emitted).toEqual([{ type: 'return.unauthorised' }])
    submit()
    await (await calls.next()).answerWith(failure('conflict', { message: 'Термін минув' }))
    expect(view()).toMatchObject({ status: 'editing', values: filled, error: { message: 'Термін минув' } })
    expect(emitted.at(-1)).toEqual({ type: 'return.focus', name: null })
  })

  it('sends a guest’s request with the token of the order', async () => {
    const { calls, fill, submit } = openForm({ token: 'secret' })
    fill()
    submit()
    await calls.next()
    expect(calls.made).toMatchObject([{ path: '/api/return/create', body: { number: '2', token: 'secret' } }])
  })
})

describe('the photos of a return request', () => {
  it('are sent one after the other; the request waits for them', async () => {
    const { flow, calls, uploads, upload, fill, submit, view } = openForm()
    fill()
    flow.send({ type: 'photos.add', files: [file('a.jpg'), file('b.jpg')] })
    expect(view().photos.map(({ status }) => status)).toEqual(['uploading', 'waiting'])
    submit()
    expect(view().status).toBe('submitting')
    await upload('a')
    expect(uploads.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
    expect(calls.made).toEqual([])
    await upload('b')
    expect(calls.made).toMatchObject([{ body: { photos: ['a', 'b'] } }])
  })

  it('hold the request back when one fails, until it is sent again or removed', async () => {
    const { flow, calls, upload, fill, submit, view, emitted } = openForm()
    fill()
    flow.send({ type: 'photos.add', files: [file('a.jpg')] })
    submit()
    await upload(noAnswer)
    expect(view()).toMatchObject({
      status: 'editing',
      issues: { photos: { rule: 'photos' } },
      photos: [{ status: 'failed', issue: { rule: 'failed' } }],
    })
    expect(emitted).toEqual([{ type: 'return.focus', name: 'photos' }])
    flow.send({ type: 'photo.retry', id: 1 })
    await upload({ code: 'unavailable', message: 'Спробуйте згодом' })
    expect(view().photos).toMatchObject([{ issue: { rule: 'server', message: 'Спробуйте згодом' } }])
    flow.send({ type: 'photo.remove', id: 1 })
    expect(view()).toMatchObject({ photos: [], issues: {} })
    submit()
    expect(calls.made).toHaveLength(1)
  })

  it('abort the upload of a removed one', async () => {
    const { flow, uploads, view } = openForm()
    flow.send({ type: 'photos.add', files: [file('a.jpg'), file('b.jpg')] })
    flow.send({ type: 'photo.remove', id: 1 })
    expect(uploads[0]?.signal.aborted).toBe(true)
    await uploads[0]?.end({ ok: true, data: { token: 'late' } })
    expect(view().photos).toMatchObject([{ name: 'b.jpg', token: null, status: 'uploading' }])
  })

  it('do not hold it back when a file is refused', async () => {
    const { flow, calls, upload, fill, submit, view } = openForm({ photos: [{ token: 'before', name: 'old.jpg' }] })
    fill()
    flow.send({ type: 'photos.add', files: [{ name: 'a.heic', type: '', size: 1 }, file('b.jpg')] })
    await upload({ code: 'media_type', message: 'Не фото' })
    expect(view().photos.map(({ issue }) => issue?.rule)).toEqual([undefined, 'heic', 'type'])
    submit()
    expect(calls.made).toMatchObject([{ body: { photos: ['before'] } }])
  })
})
