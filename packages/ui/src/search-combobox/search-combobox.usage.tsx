import { TextField } from '../field/index.ts'
import type { Usage } from '../testing/usage.ts'
import { SearchComboboxField } from './index.ts'

export const usage: Usage = {
  when: [
    'In the header, to find products and categories.',
    'Each suggestion is a link; without scripts it is a form that leads to the results.',
  ],
  good: {
    text: 'Always visible, with its button.',
    Sample: () => (
      <>
        <SearchComboboxField action="#search" load={async () => []} />
      </>
    ),
  },
  bad: {
    text: 'A field that looks like any other.',
    Sample: () => (
      <>
        <TextField label="Search" />
      </>
    ),
  },
  content: [
    'Products, categories and articles in groups, products first.',
    '`detail` holds the price or the kind of result.',
  ],
}
