import type { Usage } from '../testing/usage.ts'
import { SizeChart } from './index.ts'

export const usage: Usage = {
  when: ['For the measurements of every size, in a dialog beside the sizes or on a page of its own.'],
  good: {
    text: 'Ranges in one unit, which the caption names.',
    Sample: () => (
      <>
        <SizeChart
          caption="Sizes, cm"
          corner="Size"
          sizes={['50', '52']}
          rows={[{ name: 'Chest', values: ['98–101', '102–105'] }]}
          ownSize="52"
        />
      </>
    ),
  },
  bad: {
    text: 'Units in the cells, and letters that differ from the picker.',
    Sample: () => (
      <>
        <SizeChart
          caption="Sizes"
          corner=""
          sizes={['L', 'XL']}
          rows={[{ name: 'Chest', values: ['98 cm', 'about 1 m'] }]}
        />
      </>
    ),
  },
  content: ['An en dash between the ends of a range.', 'The same names as in the option picker.'],
}
