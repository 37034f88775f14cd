import { SortSelect } from '@shop/ui/sort-select'

const options = [
  { value: 'popular', name: 'Popular first' },
  { value: 'cheap', name: 'Cheapest first' },
]

export const Example = () => <SortSelect label="Sorting" options={options} defaultValue="popular" />
