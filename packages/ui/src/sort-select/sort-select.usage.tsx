import type { Usage } from '../testing/usage.ts'
import { SortSelect } from './index.ts'

export const usage: Usage = {
  when: ['Above a list of products with more than one useful order.'],
  good: {
    text: 'The label says what the select does.',
    Sample: () => (
      <>
        <SortSelect
          label="Sort by"
          options={[
            { value: 'a', name: 'Popularity' },
            { value: 'b', name: 'Cheapest first' },
          ]}
        />
      </>
    ),
  },
  bad: {
    text: 'Orders that only the database understands.',
    Sample: () => (
      <>
        <SortSelect
          label="Order"
          options={[
            { value: 'a', name: 'Default' },
            { value: 'b', name: 'Price ASC' },
          ]}
        />
      </>
    ),
  },
  content: ['«Cheapest first», not «Price, ascending».', 'The order of the page is the first option.'],
}
