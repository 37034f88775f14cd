import { expect, it } from 'vitest'
import { parseCity } from '../../platform/browser/remembered-city.ts'
import { addWorkingDays, formatArrival } from './arrival.ts'
import { cityOption } from './city-option.ts'
import { onlyNamed } from './find-city.server.ts'

it('counts working days only', () => {
  const friday = new Date('2026-11-27')
  expect(addWorkingDays(friday, 1)).toEqual(new Date('2026-11-30'))
  expect(addWorkingDays(friday, 6)).toEqual(new Date('2026-12-07'))
})

it('says the days of arrival in the language of the page', () => {
  const monday = new Date('2026-11-23T10:00:00Z')
  expect(formatArrival('6-8', monday, 'uk')).toMatch(/^1\s?–\s?3 грудня$/)
  expect(formatArrival('6-8', monday, 'en')).toBe('1 – 3 December')
  // In Kyiv it is Tuesday already.
  expect(formatArrival('6', new Date('2026-11-23T22:30:00Z'), 'uk')).toBe('2 грудня')
})

it('reads a remembered city, and nothing from an invalid cookie', () => {
  expect(parseCity('ref-1|Кременчук, Полтавська обл.')).toEqual({ ref: 'ref-1', label: 'Кременчук, Полтавська обл.' })
  for (const text of [undefined, '', 'ref-1', `${'r'.repeat(65)}|Київ`]) expect(parseCity(text)).toBeNull()
})

it('takes the only city that a query names, or that has its name where a backend does not tell', () => {
  const kyiv = { cityName: 'Київ', ref: 'kyiv', area: '' }
  const village = { cityName: 'Київець', ref: 'village', area: 'Львівська обл.' }
  const told = [
    { ...kyiv, is_named: true },
    { ...village, is_named: false },
  ]
  expect(onlyNamed(told, 'г. Киев')?.ref).toBe('kyiv')
  expect(cityOption({ ...kyiv, is_named: true }, 'г. Киев').name).toBe('г. Киев')
  expect(cityOption({ ...kyiv, is_named: false }, 'Київ, Львівська обл.').name).toBe('')
  expect(onlyNamed([kyiv, village], 'київ')?.ref).toBe('kyiv')
  expect(onlyNamed([kyiv, village], 'київець, львівська обл.')?.ref).toBe('village')
  expect(onlyNamed([kyiv, village], 'Киї')).toBeNull()
  expect(onlyNamed([kyiv, { ...kyiv, ref: 'namesake' }], 'Київ')).toBeNull()
})
