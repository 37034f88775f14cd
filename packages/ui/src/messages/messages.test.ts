import { expect, test } from 'vitest'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** All messages by path; plural categories differ by language, so a set of forms counts as one message. */
function phrases(words: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]): [string, string][] => {
      if (typeof value === 'string') return [[path + key, value]]
      if ('other' in value) return [[path + key, Object.values(value).join(' ')]]
      return Object.entries(phrases(value, `${path}${key}.`))
    }),
  )
}

const places = (phrase: string) => [...new Set(phrase.match(/\{\w+\}/g))].sort()

test('the three languages have the same messages with the same placeholders', () => {
  const ukrainian = phrases(uk)
  for (const words of [phrases(ru), phrases(en)]) {
    expect(Object.keys(words)).toEqual(Object.keys(ukrainian))
    for (const [path, phrase] of Object.entries(words))
      expect([path, places(phrase)]).toEqual([path, places(ukrainian[path] ?? '')])
  }
})

test('no message is empty, and no Russian or English one is in Ukrainian', () => {
  for (const phrase of Object.values(phrases(uk))) expect(phrase).not.toBe('')
  for (const phrase of Object.values(phrases(ru))) expect(phrase).not.toMatch(/[іїєґ’]/i)
  for (const phrase of Object.values(phrases(en))) expect(phrase).not.toMatch(/[а-яіїєґ]/i)
})

test('a count takes the plural form of its language', async () => {
  const { formatPlural } = await import('../internal/format-message.ts')
  const reviews = (count: number) => formatPlural('uk', uk.grade.reviews, count)
  expect([1, 3, 11, 86, 154].map(reviews)).toEqual([
    '1 відгук',
    '3 відгуки',
    '11 відгуків',
    '86 відгуків',
    '154 відгуки',
  ])
  expect(formatPlural('en', en.grade.reviews, 2)).toBe('2 reviews')
  expect(formatPlural('ru', ru.grade.reviews, 22)).toBe('22 отзыва')
})
