import { SelectField } from '../field/index.ts'
import type { Usage } from '../testing/usage.ts'
import { ComboboxField } from './index.ts'

const cities = [
  { id: 'kyiv', text: 'Kyiv' },
  { id: 'lviv', text: 'Lviv' },
  { id: 'odesa', text: 'Odesa' },
]

export const usage: Usage = {
  when: [
    'To find one value among many by typing: cities, branches, companies.',
    'When the values come from a server.',
    'Offer the frequent values as buttons with `popularOptions`.',
  ],
  good: {
    text: 'A long list is searched, the frequent values are one press away.',
    Sample: () => (
      <>
        <ComboboxField label="City" items={cities} popularOptions={cities.slice(0, 2)} />
      </>
    ),
  },
  bad: {
    text: 'Hundreds of cities in a select: they have to be scrolled through.',
    Sample: () => (
      <>
        <SelectField label="City">
          <option>Bila Tserkva</option>
          <option>Berdychiv</option>
          <option>Boryspil</option>
        </SelectField>
      </>
    ),
  },
  content: [
    'The label names the value: «City», not «Search».',
    '`detail` tells namesakes apart: the region of a town.',
    '«Nothing found» says what to try next.',
  ],
}
