import { expect, it } from 'vitest'
import { catalogue as en } from '../../../platform/words/en/catalogue.ts'
import { catalogue as ru } from '../../../platform/words/ru/catalogue.ts'
import { catalogue as uk } from '../../../platform/words/uk/catalogue.ts'
import { standardTitle } from './standard-title.server.ts'

type Value = readonly [value: string, name: string, chosen: boolean]

const titleOf = ({ byStandard }: typeof uk, ...standards: readonly Value[]) => {
  const values = standards.map(([value, name, chosen]) => ({ value, name, count: 1, chosen }))
  return standardTitle(byStandard, [{ id: 'standard', name: 'Стандарт', kind: 'choice', values }])?.replaceAll(
    '\u00a0',
    ' ',
  )
}

it('names the products by the one standard that is chosen', () => {
  const fire = (name: string): Value[] => [
    ['en-388', 'EN 388', false],
    ['en-iso-11612', name, true],
  ]
  expect(titleOf(uk, ...fire('EN ISO 11612, вогонь'))).toBe('Одяг за стандартом EN ISO 11612')
  expect(titleOf(ru, ...fire('EN ISO 11612, огонь'))).toBe('Одежда по стандарту EN ISO 11612')
  expect(titleOf(en, ...fire('EN ISO 11612, fire'))).toBe('Clothing to EN ISO 11612')
})

it('does not say gloves of a standard that jackets have too', () =>
  expect(titleOf(uk, ['en-388', 'EN 388, механіка', true])).toBe('Товари за стандартом EN 388'))

it('keeps the title of the list with no or several standards', () => {
  expect(titleOf(uk, ['en-388', 'EN 388, механіка', false])).toBeUndefined()
  expect(titleOf(uk, ['en-388', 'EN 388', true], ['en-343', 'EN 343', true])).toBeUndefined()
})
