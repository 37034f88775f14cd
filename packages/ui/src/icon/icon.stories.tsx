import type { Meta, StoryObj } from '@storybook/react-vite'
import { icon } from './icon.tsx'
import * as icons from './icons.tsx'

const Icon = icon('M4 12h15M13.5 6l6 6-6 6')
const meta = { title: 'Base/Icon', component: Icon } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 24 }}>
      {Object.entries(icons).map(([name, Sign]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Sign />
          <span data-text="note">{name}</span>
        </li>
      ))}
    </ul>
  ),
}
