import { describe, expect, it, onTestFinished } from 'vitest'
import {
  createDeferredClient,
  createFakeClient,
  createFakeReturns,
  failure,
  fakeOrder,
  fakeOrderItem,
  fakeQuestions,
  success,
  toReturnableOrder,
} from '../testing/index.ts'
import { createReturnRequestFlow, initialView, type ReturnEmitted, type ReturnRequestDeps } from './index.ts'

const today = Date.parse('2026-03-05T12:00:00Z')
const orders = [
  fakeOrder('2', { items: [fakeOrderItem(1), fakeOrderItem(2, { returnable: 0 })] }),
  fakeOrder('1', { history: [{ status: 'delivered', date: '2026-01-01T12:00:00Z' }] }),
]

function account(deps: Partial<ReturnRequestDeps> = {}) {
  const returns = createFakeReturns(orders)
  const calls = createDeferredClient(createFakeClient(returns.answers))
  const flow = createReturnRequestFlow({ client: calls, lang: 'uk', now: () => today, ...deps })
  const emittedEvents: ReturnEmitted[] = []
  for (const type of ['return.focus', 'return.sent'] as const) flow.on(type, emitted => emittedEvents.push(emitted))
  flow.start()
  onTestFinished(() => flow.stop())
  const edit = () => {
    flow.send({ type: 'return.order', number: '2' })
    flow.send({ type: 'return.item', lineId: 10, count: 2 })
    flow.send({ type: 'return.kind', kind: 'return' })
    flow.send({ type: 'return.question', question: 'size' })
  }
  return { flow, calls, returns, emittedEvents, edit, view: () => flow.getView() }
}

describe('a return request', () => {
  it('submits the order, its lines and the reason', async () => {
    const { flow, calls, returns, emittedEvents, edit, view } = account()
    expect(view()).toEqual(initialView({ lang: 'uk' }, today))
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'choosing', questions: fakeQuestions })
    edit()
    flow.send({ type: 'return.comment', comment: ' Замалий ' })
    expect(view()).toMatchObject({ status: 'editing', eligibility: { can: true, until: '2026-03-15' } })
    flow.send({ type: 'return.submit' })
    flow.send({ type: 'return.submit' })
    expect(view().status).toBe('submitting')
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'submitted', request: { number: 'R-1' } })
    expect(returns.requests).toMatchObject([{ kind: 'return', question: 'size', comment: 'Замалий' }])
    expect(emittedEvents).toMatchObject([{ type: 'return.sent', request: { number: 'R-1' } }])
    flow.send({ type: 'return.another' })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'choosing', requests: [{ number: 'R-1' }], items: {}, kind: null })
  })

  it('retries an unanswered request under the same key; another request has its own key', async () => {
    const { flow, calls, edit, view } = account()
    await calls.answerAll()
    edit()
    for (const end of ['failNetwork', 'failNetwork', 'answer'] as const) {
      flow.send({ type: 'return.submit' })
      await (await calls.next())[end]()
      if (end === 'failNetwork') expect(view()).toMatchObject({ status: 'editing', error: { kind: 'network' } })
    }
    expect(view().status).toBe('submitted')
    flow.send({ type: 'return.another' })
    await calls.answerAll()
    edit()
    flow.send({ type: 'return.submit' })
    await calls.answerAll()
    const keys = calls.made.flatMap(({ path, idempotencyKey }) => (path.endsWith('create') ? [idempotencyKey] : []))
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(new Set(keys).size).toBe(2)
    expect(keys).not.toContain(undefined)
  })

  it('keeps changes made while submitting when it fails', async () => {
    const { flow, calls, edit, view } = account()
    await calls.answerAll()
    edit()
    flow.send({ type: 'return.submit' })
    flow.send({ type: 'return.comment', comment: 'Замалий' })
    flow.send({ type: 'return.kind', kind: 'exchange' })
    expect(view()).toMatchObject({ status: 'submitting', comment: 'Замалий' })
    await (await calls.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'editing', comment: 'Замалий', kind: 'exchange' })
  })

  it('shows a rejection that belongs to no field as the error of the form', async () => {
    const { flow, calls, edit, view } = account()
    await calls.answerAll()
    edit()
    flow.send({ type: 'return.submit' })
    const fields = { number: ['Немає такого замовлення'] }
    await (await calls.next()).answerWith(failure('invalid', { message: 'Не вийшло', fields }))
    expect(view()).toMatchObject({ status: 'editing', issues: {}, error: { message: 'Не вийшло' } })
  })

  it('is retried in the language chosen meanwhile', async () => {
    const { flow, calls } = account()
    await (await calls.next()).failNetwork()
    flow.send({ type: 'locale.changed', lang: 'en' })
    flow.send({ type: 'return.retry' })
    expect((await calls.next()).body).toMatchObject({ lang: 'en' })
  })

  it('submits an exchange for another size', async () => {
    const { flow, calls, returns, edit } = account()
    await calls.answerAll()
    edit()
    flow.send({ type: 'return.item', lineId: 10, count: 1, optionId: 52 })
    flow.send({ type: 'return.kind', kind: 'exchange' })
    flow.send({ type: 'return.submit' })
    await calls.answerAll()
    expect(returns.requests).toMatchObject([{ kind: 'exchange', items: [{ line_id: 10, count: 1, option_id: 52 }] }])
  })

  it('shows field errors instead of submitting; they disappear as soon as they are fixed', async () => {
    const { flow, calls, emittedEvents, view } = account()
    await calls.answerAll()
    flow.send({ type: 'return.order', number: '2' })
    expect(view().issues).toEqual({})
    flow.send({ type: 'return.comment', comment: 'я'.repeat(701) })
    flow.send({ type: 'return.submit' })
    expect(view().issues).toEqual({
      items: { rule: 'choice' },
      kind: { rule: 'choice' },
      question: { rule: 'question' },
      comment: { rule: 'max', length: 700 },
    })
    expect(emittedEvents).toEqual([{ type: 'return.focus', name: 'items' }])
    flow.send({ type: 'return.item', lineId: 10, count: 1 })
    flow.send({ type: 'return.comment', comment: '' })
    expect(Object.keys(view().issues)).toEqual(['kind', 'question'])
    flow.send({ type: 'return.item', lineId: 10, count: 0 })
    expect(Object.keys(view().issues)).toEqual(['items', 'kind', 'question'])
  })

  it('limits the count to what is returnable', async () => {
    const { flow, calls, view } = account()
    await calls.answerAll()
    flow.send({ type: 'return.order', number: '2' })
    flow.send({ type: 'return.item', lineId: 10, count: 9 })
    flow.send({ type: 'return.item', lineId: 20, count: 1 })
    flow.send({ type: 'return.item', lineId: 99, count: 1 })
    expect(view().items).toEqual({ 10: { count: 2, optionId: null } })
  })

  it('shows why an order is not returnable; another can be selected', async () => {
    const { flow, calls, view, edit } = account({ number: '1' })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'ineligible', eligibility: { reason: 'window', until: '2026-01-15' } })
    flow.send({ type: 'return.back' })
    expect(view()).toMatchObject({ status: 'choosing', order: null })
    edit()
    expect(view().status).toBe('editing')
    flow.send({ type: 'return.order', number: '1' })
    expect(view()).toMatchObject({ status: 'ineligible', items: {}, kind: 'return', question: 'size' })
  })

  it('shows the backend’s messages at their fields and keeps the values without an answer', async () => {
    const { flow, calls, emittedEvents, edit, view } = account()
    await calls.answerAll()
    edit()
    flow.send({ type: 'return.submit' })
    await (await calls.next()).answerWith(failure('invalid', { fields: { 'items.0.count': ['Забагато'] } }))
    expect(view()).toMatchObject({ status: 'editing', issues: { items: { rule: 'server', message: 'Забагато' } } })
    expect(emittedEvents).toEqual([{ type: 'return.focus', name: 'items' }])
    flow.send({ type: 'return.item', lineId: 10, count: 1 })
    expect(view().issues).toEqual({})
    flow.send({ type: 'return.submit' })
    await (await calls.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'editing', error: { kind: 'network' }, question: 'size' })
    flow.send({ type: 'return.submit' })
    await calls.answerAll()
    expect(view().status).toBe('submitted')
  })

  it('retries loading the form; without orders it is empty', async () => {
    const client = createDeferredClient(
      createFakeClient({ '/api/profile/return': () => success({ orders: [], requests: [], questions: [] }) }),
    )
    const { flow, view } = account({ client })
    await (await client.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'failed', error: { kind: 'network' } })
    flow.send({ type: 'return.retry' })
    await client.answerAll()
    expect(view()).toMatchObject({ status: 'empty', error: null })
  })

  it('reloads the form in another language and keeps the values', async () => {
    const { flow, calls, edit, view } = account()
    await calls.answerAll()
    edit()
    flow.send({ type: 'locale.changed', lang: 'en' })
    flow.send({ type: 'locale.changed', lang: 'ru' })
    await calls.answerAll()
    expect(calls.made.at(-1)?.body).toEqual({ lang: 'ru' })
    expect(view()).toMatchObject({ status: 'editing', items: { 10: { count: 2 } } })
  })

  it('uses the token of a guest’s order and the server-rendered form', async () => {
    const [order] = orders
    const form = { orders: order ? [toReturnableOrder(order)] : [], requests: [], questions: [...fakeQuestions] }
    const { calls, flow, edit, view } = account({ form, number: '2', token: 'secret' })
    expect(view()).toEqual(initialView({ lang: 'uk', form, number: '2' }, today))
    expect(view().status).toBe('editing')
    flow.send({ type: 'locale.changed', lang: 'en' })
    await calls.answerAll()
    edit()
    flow.send({ type: 'return.submit' })
    await calls.next()
    expect(calls.made).toMatchObject([{ path: '/api/return/create', body: { number: '2', token: 'secret' } }])
  })
})
