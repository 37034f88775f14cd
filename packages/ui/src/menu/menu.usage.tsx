import type { Usage } from '../testing/usage.ts'
import { Menu } from './index.ts'

export const usage: Usage = {
  when: [
    'For the catalogue: categories and their subcategories, up to four levels.',
    'In a drawer on a phone, as a column on a wide screen.',
  ],
  good: {
    text: 'A few categories with names that tell them apart.',
    Sample: () => (
      <>
        <Menu
          aria-label="Catalogue"
          current="#w"
          items={[
            { name: 'Jackets and vests', url: '#j', children: [{ name: 'Work jackets', url: '#w' }] },
            { name: 'Footwear', url: '#f' },
          ]}
        />
      </>
    ),
  },
  bad: {
    text: 'Categories that overlap: insulated work jackets are in three of them.',
    Sample: () => (
      <>
        <Menu
          aria-label="Catalogue"
          items={[
            { name: 'Clothes', url: '#c' },
            { name: 'Workwear', url: '#w' },
            { name: 'For winter', url: '#x' },
            { name: 'Other', url: '#o' },
          ]}
        />
      </>
    ),
  },
  content: ['Nouns in the plural.', 'The words of the category pages.', 'No more than about nine entries on a level.'],
}
