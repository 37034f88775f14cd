import type { Order, ReturnableOrder } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import { type Answers, failure, success } from './fake-client.ts'

type Requested = DataOf<'/api/profile/return/create'>

/** Reasons for a return. */
export const fakeQuestions = [
  { id: 'size', text: 'Не підійшов розмір' },
  { id: 'defect', text: 'Брак' },
] as const

/** A delivered order as the form of a return lists it: until the end of 15 March 2026 in Kyiv, nothing excluded, no sizes. */
export const toReturnableOrder = (order: Order): ReturnableOrder => ({
  ...order,
  return_until: '2026-03-15T23:59:59.999+02:00',
  items: order.items.map(item => ({ ...item, return_excluded: false, options: [] })),
})

/** Returns of one customer in memory: at most the returnable count of a line. */
export function createFakeReturns(orders: readonly Order[]) {
  /** Created requests, oldest first. */
  const requests: Requested[] = []
  const returnedCounts = new Map<number, number>()
  const answers: Answers = {
    '/api/profile/return': () =>
      success({ orders: orders.map(toReturnableOrder), requests: [...requests], questions: [...fakeQuestions] }),
    '/api/profile/return/create': ({ number, kind, items, question, comment }) => {
      const lines = orders.find(order => order.number === number)?.items ?? []
      const isTooMuch = items.some(({ line_id, count }) => {
        const line = lines.find(other => other.line_id === line_id)
        return !line || count + (returnedCounts.get(line_id) ?? 0) > line.returnable
      })
      if (isTooMuch) return failure('invalid', { fields: { 'items.0.count': ['More than was bought'] } })
      for (const { line_id, count } of items) returnedCounts.set(line_id, count + (returnedCounts.get(line_id) ?? 0))
      const request: Requested = {
        id: requests.length + 1,
        number: `R-${requests.length + 1}`,
        order_number: number,
        kind,
        items: items.map(({ line_id, count, option_id = null }) => {
          const line = lines.find(other => other.line_id === line_id)
          const wanted_option = option_id === null ? null : `№ ${option_id}`
          return { line_id, count, option_id, name: line?.name ?? '', option: line?.option ?? null, wanted_option }
        }),
        question,
        comment: comment ?? null,
        status: 'new',
        date: '2026-03-05T12:00:00+02:00',
        history: [{ status: 'new', date: '2026-03-05T12:00:00+02:00' }],
        photos: [],
      }
      requests.push(request)
      return success(request)
    },
  }
  return { answers, requests }
}

export type FakeReturns = ReturnType<typeof createFakeReturns>
