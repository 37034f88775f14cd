import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { SortSelect, type SortSelectProps } from './sort-select.tsx'

const values = ['popular', 'cheap', 'expensive', 'new', 'rating']

const usage: Usage = {
  when: ['Above a list of products with more than one useful order.'],
  good: {
    text: 'The label says what the select does.',
    Sample: () => (
      <SortSelect
        label="Sort by"
        options={[
          { value: 'a', name: 'Popularity' },
          { value: 'b', name: 'Cheapest first' },
        ]}
      />
    ),
  },
  bad: {
    text: 'Orders that only the database understands.',
    Sample: () => (
      <SortSelect
        label="Order"
        options={[
          { value: 'a', name: 'Default' },
          { value: 'b', name: 'Price ASC' },
        ]}
      />
    ),
  },
  content: ['«Cheapest first», not «Price, ascending».', 'The order of the page is the first option.'],
}

const meta = {
  title: 'Forms/Sort select',
  component: SortSelect,
  args: { label: '', defaultValue: 'popular', options: [], onValueChange: fn() },
  argTypes: { defaultValue: { options: values, control: 'select' }, options: { control: false } },
  render: args => <Sorting {...args} />,
  parameters: { usage },
} satisfies Meta<typeof SortSelect>
export default meta
type Story = StoryObj<typeof meta>

/** Orders in the toolbar's language. */
function Sorting({ label, ...props }: SortSelectProps) {
  const texts = useExampleTexts()
  const options = values.map((option, index) => ({ value: option, name: texts.sortings[index] ?? option }))
  return <SortSelect {...props} label={label || texts.sorting} options={options} />
}

export const Playground: Story = { tags: ['toolbar'] }
export const CheapestFirst: Story = { args: { defaultValue: 'cheap' } }
