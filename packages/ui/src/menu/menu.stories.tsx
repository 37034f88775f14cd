import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import { Menu, type MenuProps } from './menu.tsx'

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: { 'aria-label': '', items: [], current: '#2' },
  argTypes: { items: { control: false } },
  render: args => <Catalogue {...args} />,
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
