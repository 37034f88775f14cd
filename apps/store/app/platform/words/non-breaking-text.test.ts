import { expect, it } from 'vitest'
import { nonBreakingFacts, nonBreakingNumbers, nonBreakingProse, nonBreakingRanges } from './non-breaking-text.ts'

it('allows line breaks only between short facts', () => {
  const facts = nonBreakingFacts('Поліестер, бавовна і трохи еластану · 120 г/м² · M–4XL')
  expect(facts.split(/[ –](?![\u2060])/)).toEqual([
    'Поліестер,',
    'бавовна',
    'і',
    'трохи',
    'еластану\u00a0·',
    '120\u00a0г/м²\u00a0·',
    'M\u2060–\u20604XL',
  ])
})

it('leaves a dash between words breakable', () => {
  expect(nonBreakingRanges('Розміри 60–64 – знову тут')).toBe('Розміри 60\u2060–\u206064 – знову тут')
})

it('prevents line breaks in a phone number', () => {
  expect(nonBreakingNumbers('<p class="a 1">Телефон 0 800 33 04 71, щодня 8–20</p>')).toBe(
    '<p class="a 1">Телефон 0\u00a0800\u00a033\u00a004\u00a071, щодня 8\u2060–\u206020</p>',
  )
})

it('keeps words of one letter in prose with the word after them', () => {
  expect(nonBreakingProse('<p>У куртках і в «Кряжі» та до 5 разів</p>')).toBe(
    '<p>У\u00a0куртках і\u00a0в\u00a0«Кряжі» та до 5 разів</p>',
  )
  expect(nonBreakingProse('<a href="/a i b" class="і">Вага і склад: a belt</a>')).toBe(
    '<a href="/a i b" class="і">Вага і\u00a0склад: a belt</a>',
  )
})
