import { describe, expect, it } from 'vitest'
import { demoGoods } from '../testing/demo.ts'
import { questionRows, reviewRows } from './demo-content.ts'

const { models } = demoGoods
const about = new Map(models.map(({ slug }, index) => [slug, { model_id: index, product_id: 0 }]))
const modelOf = ({ model_id }: { model_id: number }) => models[model_id]?.slug ?? ''
const reviews = reviewRows(about).map(row => ({ ...row, model: modelOf(row) }))
const questions = questionRows(about).map(row => ({ ...row, model: modelOf(row) }))
const since = new Map(models.map(model => [model.slug, new Date(model.since ?? Number.NaN)]))
const sinceOf = (model: string) => since.get(model) ?? new Date()
const [first, last] = [new Date('2025-09-20'), new Date('2026-11-20')]

const by = <Key extends string>(key: (review: (typeof reviews)[number]) => Key) => Map.groupBy(reviews, key)

describe('the reviews', () => {
  it('are numerous and no longer than shoppers write', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(600)
    expect(reviews.filter(({ text }) => text.includes('{'))).toEqual([])
    expect(reviews.filter(({ text }) => text.length > 700)).toEqual([])
  })

  it('are unique per model and mostly unique in the shop', () => {
    for (const [model, ofModel] of by(({ model }) => model))
      expect(new Set(ofModel.map(({ text }) => text)).size, model).toBe(ofModel.length)
    const long = reviews.map(({ text }) => text).filter(text => text.length > 45)
    expect(new Set(long).size / long.length).toBeGreaterThan(0.9)
  })

  it('have no repeated sentence per model', () => {
    const repeated = [...by(({ model }) => model)].filter(([, ofModel]) => {
      const sentences = ofModel.flatMap(({ text }) => text.split(/(?<=[.!]) (?=\p{Lu})/u))
      return new Set(sentences).size !== sentences.length
    })
    expect(repeated.map(([model]) => model)).toEqual([])
  })

  it('are dated after the product and within the last fourteen months', () => {
    expect(reviews.filter(({ created_at, model }) => created_at < sinceOf(model))).toEqual([])
    expect(reviews.filter(({ created_at }) => created_at < first || created_at >= last)).toEqual([])
  })

  it('are mostly Ukrainian, each in the letters of its language', () => {
    const russian = reviews.filter(({ lang }) => lang === 'ru')
    expect(russian.length).toBeGreaterThan(40)
    expect(russian.length / reviews.length).toBeLessThan(0.2)
    expect(
      reviews.filter(({ lang, text, reply }) =>
        (lang === 'ru' ? /[іїєґ’]/i : /[ыэёъ]/i).test(`${text} ${reply ?? ''}`),
      ),
    ).toEqual([])
  })

  it('have a reply of the shop when the grade is low', () => {
    expect(reviews.filter(({ grade, reply }) => grade <= 2 && reply === null)).toEqual([])
    expect(reviews.filter(({ grade, reply }) => grade === 5 && reply !== null).length).toBeGreaterThan(10)
  })

  it('include every grade', () => {
    expect([...by(({ grade }) => `${grade}`).keys()].sort()).toEqual(['1', '2', '3', '4', '5'])
  })

  it('state how the size turned out in most models with sizes, as their text does', () => {
    const sized = models.filter(({ size_chart }) => size_chart)
    const stated = (slug: string) => reviews.filter(({ model, fit }) => model === slug && fit !== null).length
    // Three statements are the fewest of which the product page draws a verdict.
    expect(sized.filter(({ slug }) => stated(slug) >= 3).length / sized.length).toBeGreaterThan(0.8)
    expect(reviews.filter(({ text, fit }) => /маломір/i.test(text) && fit !== 'small' && fit !== null)).toEqual([])
    expect(reviews.filter(({ text, fit }) => /великомір/i.test(text) && fit !== 'large' && fit !== null)).toEqual([])
    const unsized = new Set(models.filter(({ size_chart }) => !size_chart).map(({ slug }) => slug))
    expect(reviews.filter(({ model, fit }) => unsized.has(model) && fit !== null)).toEqual([])
  })
})

describe('the questions', () => {
  it('are answered after they were asked, and written in their language', () => {
    expect(questions.filter(({ model, created_at }) => created_at < sinceOf(model))).toEqual([])
    const isLate = (answered: Date | null | undefined, asked: Date) =>
      !answered || answered <= asked || answered >= last
    expect(questions.filter(({ created_at, answered_at }) => isLate(answered_at, created_at))).toEqual([])
    expect(new Set(questions.map(({ lang }) => lang))).toEqual(new Set(['uk', 'ru', 'en']))
    const foreign = { uk: /[ыэёъ]/i, ru: /[іїєґ’]/i, en: /\p{Script=Cyrillic}/u } as const
    expect(questions.filter(({ lang, text, answer }) => foreign[lang].test(`${text}${answer}`))).toEqual([])
    expect(questions.filter(({ text, answer }) => text.length > 700 || `${answer}`.length > 700)).toEqual([])
  })
})
