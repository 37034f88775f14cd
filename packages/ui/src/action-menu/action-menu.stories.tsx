import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useShopUi } from '../provider/provider.tsx'
import { exampleLocaleOf } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { ActionMenu, ActionMenuRoot, type ActionMenuRootProps } from './index.ts'

const texts = {
  uk: {
    move: 'Перемістити',
    jacket: 'Куртка «Траверс»',
    none: 'Без групи',
    winter: 'На зиму',
    crew: 'Бригаді',
    more: 'Нова група…',
  },
  ru: {
    move: 'Переместить',
    jacket: 'Куртка «Траверс»',
    none: 'Без группы',
    winter: 'На зиму',
    crew: 'Бригаде',
    more: 'Новая группа…',
  },
  en: {
    move: 'Move',
    jacket: 'Jacket “Travers”',
    none: 'No group',
    winter: 'For winter',
    crew: 'For the crew',
    more: 'New group…',
  },
}

interface ExampleProps extends ActionMenuRootProps {
  /** Text of the trigger; empty: in the toolbar's language. */
  label: string
  /** Selected group. */
  checked: 'none' | 'winter' | 'crew'
}

function Example({ label, checked, ...props }: ExampleProps) {
  const { locale } = useShopUi()
  const { move, jacket, none, winter, crew, more } = texts[exampleLocaleOf(locale)]
  return (
    <div style={{ minBlockSize: 260 }}>
      <ActionMenu.Root {...props}>
        <ActionMenu.Trigger aria-label={`${label || move}: ${jacket}`}>{label || move}</ActionMenu.Trigger>
        <ActionMenu.Content>
          <ActionMenu.Item checked={checked === 'none'}>{none}</ActionMenu.Item>
          <ActionMenu.Item checked={checked === 'winter'}>{winter}</ActionMenu.Item>
          <ActionMenu.Item checked={checked === 'crew'}>{crew}</ActionMenu.Item>
          <ActionMenu.Separator />
          <ActionMenu.Item>{more}</ActionMenu.Item>
        </ActionMenu.Content>
      </ActionMenu.Root>
    </div>
  )
}

const usage: Usage = {
  when: [
    'For two or more actions on one object where buttons would not fit: a card, an order, an address.',
    'For moving an object to one of several lists: the current one is checked.',
  ],
  good: {
    text: 'A short verb on the trigger, whose full name says which object it acts on.',
    Sample: () => (
      <ActionMenu.Root>
        <ActionMenu.Trigger aria-label="Move: work jacket">Move</ActionMenu.Trigger>
        <ActionMenu.Content>
          <ActionMenu.Item checked>For winter</ActionMenu.Item>
          <ActionMenu.Item checked={false}>For the crew</ActionMenu.Item>
        </ActionMenu.Content>
      </ActionMenu.Root>
    ),
  },
  bad: {
    text: 'A menu for a single action: it costs a press more than a button.',
    Sample: () => (
      <ActionMenu.Root>
        <ActionMenu.Trigger aria-label="More: work jacket">More…</ActionMenu.Trigger>
        <ActionMenu.Content>
          <ActionMenu.Item>Delete</ActionMenu.Item>
        </ActionMenu.Content>
      </ActionMenu.Root>
    ),
  },
  content: [
    'Items are verbs, or the names of the lists to choose from.',
    'An item that opens a dialog ends with «…».',
    'The most frequent item is first, the destructive one last, after a separator.',
  ],
}

const meta = {
  title: 'Actions/Action menu',
  component: ActionMenuRoot,
  args: { label: '', checked: 'winter', defaultOpen: true, children: null, onOpenChange: fn() },
  argTypes: { checked: { options: ['none', 'winter', 'crew'], control: 'select' } },
  parameters: { usage, docs: { story: { inline: false, height: '320px' } } },
  render: args => <Example {...args} />,
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const Closed: Story = { args: { defaultOpen: false } }
