import { COMMENT_MAX } from '../../constants.ts'
import { casesOf } from '../case.ts'
import { randomKey } from '../shop.ts'

const ADD = '/api/reviews/add'

export const reviews = casesOf(
  'reviews',
  [
    'publishes a review at once',
    '`/api/reviews/add`: Review, published at once.',
    async shop => {
      const { product_id } = await shop.oneOf(3)
      const before = await shop.ask('/api/reviews/list', { product_id })
      const text = `Перевірка ${randomKey()}`
      const added = await shop.ask(
        ADD,
        { product_id, grade: 4, name: 'Олена', text, advantages: 'Кишені', lang: 'uk' },
        { key: randomKey() },
      )
      shop.equal([added.grade, added.text, added.advantages], [4, text, 'Кишені'], 'grade, text and advantages')
      const after = await shop.ask('/api/reviews/list', { product_id, lang: 'en' })
      shop.equal(after.items[0]?.id, added.id, 'the newest review of the list')
      shop.equal(after.items[0]?.lang, 'uk', 'the language in which it was written')
      shop.equal([after.total, after.counts[4]], [before.total + 1, before.counts[4] + 1], 'total and number of fours')
    },
  ],
  [
    'counts grades and their mean',
    'Paged<Review> + { average, counts: {1..5} }.',
    async shop => {
      const { product_id } = await shop.oneOf(3)
      await shop.ask(ADD, { product_id, grade: 2, name: 'Олена', text: 'Завеликі.' }, { key: randomKey() })
      const { total, counts, average } = await shop.ask('/api/reviews/list', { product_id })
      const grades = [1, 2, 3, 4, 5] as const
      shop.equal(
        grades.reduce((sum, grade) => sum + counts[grade], 0),
        total,
        'sum of the counts',
      )
      const mean = grades.reduce((sum, grade) => sum + counts[grade] * grade, 0) / total
      shop.expect(Math.abs((average ?? 0) - mean) <= 0.05 + 1e-9, `an average of about ${mean.toFixed(2)}`, average)
      const fours = await shop.ask('/api/reviews/list', { product_id, grade: 2 })
      shop.equal(
        [fours.total, fours.items.every(({ grade }) => grade === 2)],
        [counts[2], true],
        'reviews of one grade',
      )
    },
  ],
  [
    'refuses other grades and longer texts',
    'grade 1..5, text ≤ 700.',
    async shop => {
      const { product_id } = await shop.oneOf(3)
      const review = { product_id, grade: 5, name: 'Олена', text: 'Добре.' }
      for (const grade of [0, 6, 4.5, '5']) await shop.invalid('grade', ADD, { ...review, grade })
      await shop.invalid('text', ADD, { ...review, text: 'х'.repeat(COMMENT_MAX + 1) })
      await shop.invalid('text', ADD, { ...review, text: '  ' })
    },
  ],
  [
    'publishes once for one Idempotency-Key',
    'A repeat with the same `Idempotency-Key` adds nothing.',
    async shop => {
      const { product_id } = await shop.oneOf(3)
      const body = { product_id, grade: 5 as const, name: 'Олена', text: `Перевірка ${randomKey()}` }
      const key = randomKey()
      const [first, again] = [await shop.ask(ADD, body, { key }), await shop.ask(ADD, body, { key })]
      shop.equal(again.id, first.id, 'id of the review')
    },
  ],
)
