import { fields } from '@shop/contract/fields'
import { formatPhone } from '@shop/ui/field'
import fc from 'fast-check'
import { expect, it } from 'vitest'

/** The number that the contract takes a text for; null for none. */
function numberIn(text: string): string | null {
  const value = fields.phone.normalize(text)
  return fields.phone.validate(value) === null ? value : null
}

const sign = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'0123456789') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...' +-()./\u2011\u2212\u00a0\u200b\u202d\u202c\ufeff',
      '00',
      '380',
      '80',
      'x',
      ';',
      '٠',
    ),
  },
)
const start = fc.constantFrom(
  '',
  '0',
  '8',
  '80',
  '380',
  '+380',
  '+',
  '00380',
  '00',
  '(+380)',
  '(0',
  '+38 (0',
  '+48',
  ' ',
)
const rest = fc.oneof(
  fc.array(sign, { minLength: 7, maxLength: 12 }).map(signs => signs.join('')),
  fc
    .tuple(fc.constantFrom('67', '44', '50', '0', '80'), fc.stringMatching(/^[0-9]{6,9}$/))
    .map(parts => parts.join(' ')),
)
const phone = fc.tuple(start, rest, fc.constantFrom('', ' ', '\u202c', '-')).map(parts => parts.join(''))

it('the mask of a phone field shows the number that the contract reads, of any typed text', () => {
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: phone }, { weight: 1, arbitrary: fc.string() }), text => {
      const number = numberIn(text)
      const shown = formatPhone(text)
      expect(numberIn(shown)).toBe(number)
      if (number !== null) expect(shown).toBe(number)
    }),
    { numRuns: 5_000 },
  )
})
