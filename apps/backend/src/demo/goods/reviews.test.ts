import { describe, expect, it } from 'vitest'
import { goods } from './index.ts'
import { reviewsFor } from './reviews.ts'

const reviews = reviewsFor(goods)

const by = <Key extends string>(key: (review: (typeof reviews)[number]) => Key) => Map.groupBy(reviews, key)

describe('what buyers said', () => {
  it('is enough to read and the same at every start', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(600)
    expect(reviewsFor(goods)).toEqual(reviews)
  })

  it('is about goods that are there, by someone with a name', () => {
    const slugs = new Set(goods.map(({ slug }) => slug))
    expect(reviews.filter(({ model }) => !slugs.has(model))).toEqual([])
    expect(reviews.filter(({ name, text }) => name.trim() === '' || text.trim() === '' || text.includes('{'))).toEqual(
      [],
    )
    expect(reviews.filter(({ text }) => text.length > 700)).toEqual([])
  })

  it('never says the same of one article twice, and seldom of two', () => {
    for (const [model, said] of by(({ model }) => model))
      expect(new Set(said.map(({ text }) => text)).size, model).toBe(said.length)
    const long = reviews.map(({ text }) => text).filter(text => text.length > 45)
    expect(new Set(long).size / long.length).toBeGreaterThan(0.9)
  })

  it('has no sentence twice under one article', () => {
    const repeated = [...by(({ model }) => model)].filter(([, said]) => {
      const sentences = said.flatMap(({ text }) => text.split(/(?<=[.!]) (?=\p{Lu})/u))
      return new Set(sentences).size !== sentences.length
    })
    expect(repeated.map(([model]) => model)).toEqual([])
  })

  it('gives every article a mean near what it deserves', () => {
    const far = goods.filter(model => {
      const grades = reviews.filter(review => review.model === model.slug).map(({ grade }) => grade)
      return Math.abs(grades.reduce<number>((sum, grade) => sum + grade, 0) / grades.length - model.grade) > 0.35
    })
    expect(far.map(({ slug }) => slug)).toEqual([])
  })

  it('was written after the article came and within the last fourteen months', () => {
    const since = new Map(goods.map(model => [model.slug, model.since]))
    expect(reviews.filter(({ date, model }) => date < (since.get(model) ?? ''))).toEqual([])
    expect(reviews.filter(({ date }) => date < '2025-09-20' || date >= '2026-11-20')).toEqual([])
  })

  it('is mostly in Ukrainian, each in its writer’s own letters', () => {
    const russian = reviews.filter(({ language }) => language === 'ru')
    expect(russian.length).toBeGreaterThan(40)
    expect(russian.length / reviews.length).toBeLessThan(0.2)
    expect(
      reviews.filter(({ language, text, reply }) =>
        (language === 'ru' ? /[іїєґ’]/i : /[ыэёъ]/i).test(`${text} ${reply ?? ''}`),
      ),
    ).toEqual([])
  })

  it('is answered by the shop when someone was let down', () => {
    expect(reviews.filter(({ grade, reply }) => grade <= 2 && reply === null)).toEqual([])
    expect(reviews.filter(({ grade, reply }) => grade === 5 && reply !== null).length).toBeGreaterThan(10)
  })

  it('has every grade somewhere', () => {
    expect([...by(({ grade }) => `${grade}`).keys()].sort()).toEqual(['1', '2', '3', '4', '5'])
  })
})
