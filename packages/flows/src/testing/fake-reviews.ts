import type { Review } from '@shop/contract'
import { type Answers, failure, success } from './fake-client.ts'

/** Reviews in memory: published at once, one per idempotency key. */
export function createFakeReviews({ date = '2026-01-01T12:00:00Z' }: { date?: string } = {}) {
  /** Published reviews, oldest first, each with its product. */
  const published: (Review & { productId: number })[] = []
  const answeredKeys = new Map<string, { body: string; review: Review }>()
  const answers: Answers = {
    '/api/reviews/add': (body, { idempotencyKey = '' }) => {
      const text = JSON.stringify(body)
      const before = answeredKeys.get(idempotencyKey)
      if (before) return before.body === text ? success(before.review) : failure('conflict')
      const { lang = 'uk', grade, name, advantages = null, disadvantages = null, fit = null } = body
      const id = published.length + 1
      const own = { id, lang, grade, name, text: body.text, advantages, disadvantages, fit }
      const review: Review = { ...own, reply: null, purchased: false, photos: [], date }
      published.push({ ...review, productId: body.product_id })
      if (idempotencyKey) answeredKeys.set(idempotencyKey, { body: text, review })
      return success(review)
    },
  }
  return { answers, published }
}

export type FakeReviews = ReturnType<typeof createFakeReviews>
