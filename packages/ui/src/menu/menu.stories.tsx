import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Menu, type MenuProps } from './menu.tsx'

const usage: Usage = {
  when: [
    'For the catalogue: categories and their subcategories, up to four levels.',
    'In a drawer on a phone, as a column on a wide screen.',
  ],
  good: {
    text: 'A few categories with names that tell them apart.',
    Sample: () => (
      <Menu
        aria-label="Catalogue"
        current="#w"
        items={[
          { name: 'Jackets and vests', url: '#j', children: [{ name: 'Work jackets', url: '#w' }] },
          { name: 'Footwear', url: '#f' },
        ]}
      />
    ),
  },
  bad: {
    text: 'Categories that overlap: insulated work jackets are in three of them.',
    Sample: () => (
      <Menu
        aria-label="Catalogue"
        items={[
          { name: 'Clothes', url: '#c' },
          { name: 'Workwear', url: '#w' },
          { name: 'For winter', url: '#x' },
          { name: 'Other', url: '#o' },
        ]}
      />
    ),
  },
  content: ['Nouns in the plural.', 'The words of the category pages.', 'No more than about nine entries on a level.'],
}

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: { 'aria-label': '', items: [], current: '#2' },
  argTypes: { items: { control: false } },
  render: args => <Catalogue {...args} />,
  parameters: { usage },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

function Catalogue({ 'aria-label': label, items, ...rest }: MenuProps) {
  const { catalogue } = useExampleTexts()
  const { menu } = useExampleLists()
  return (
    <Column width={388}>
      <Menu key={catalogue} {...rest} aria-label={label || catalogue} items={items.length > 0 ? items : menu} />
    </Column>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
