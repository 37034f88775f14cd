import { expect, it } from 'vitest'
import { softHyphens, softHyphensInTables } from './soft-hyphens.server.ts'

it('hyphenates long words by syllables of the language, and leaves short ones', () => {
  const shown = (text: string, locale: 'uk' | 'ru' | 'en') => softHyphens(text, locale).replaceAll('\u00ad', '-')
  expect(shown('Просочення мастиловідштовхувальне', 'uk')).toBe('Просочення масти-ло-від-штов-ху-вальне')
  expect(shown('Пропитка маслоотталкивающая', 'ru')).toBe('Пропитка мас-ло-от-тал-ки-ва-ю-щая')
  expect(shown('Light wind', 'en')).toBe('Light wind')
  expect(shown('EN ISO 20345:2011 S3', 'uk')).toBe('EN ISO 20345:2011 S3')
})

it('hyphenates shorter words in the tables of a text, and no attribute', () => {
  const html = '<p>При отриманні</p><table><tr><td data-label="Отримання">При отриманні</td></tr></table>'
  expect(softHyphensInTables(html, 'uk').replaceAll('\u00ad', '-')).toBe(
    '<p>При отриманні</p><table><tr><td data-label="Отримання">При отри-манні</td></tr></table>',
  )
})
