import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { createIcon } from './icon.tsx'
import * as icons from './icons.tsx'
import { TruckIcon } from './index.ts'

const Icon = createIcon('M4 12h15M13.5 6l6 6-6 6', true)
const usage: Usage = {
  when: ['Beside a text that says the same.', 'Alone in an icon button, which has a name.'],
  good: {
    text: 'The icon supports the text.',
    Sample: () => (
      <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <TruckIcon size="small" /> Delivery in two days
      </p>
    ),
  },
  bad: {
    text: 'An icon that has to be guessed.',
    Sample: () => (
      <p>
        <TruckIcon size="small" />
      </p>
    ),
  },
  content: [
    'One icon for one meaning in the whole shop.',
    'Icons have no alternative text; the text beside them says it.',
  ],
}

const meta = {
  title: 'Data/Icon',
  component: Icon,
  args: { size: 'medium' },
  argTypes: { size: { options: ['medium', 'small'], control: 'select' } },
  parameters: { usage },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Sizes: Story = {
  render: () => (
    <Row>
      <Icon />
      <Icon size="small" />
    </Row>
  ),
}
/** Icons that point in reading direction are mirrored in right-to-left pages. */
export const All: Story = {
  tags: ['toolbar'],
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))', gap: 24 }}>
      {Object.entries(icons).map(([name, Sign]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Sign />
          <span data-text="caption">{name}</span>
        </li>
      ))}
    </ul>
  ),
}
