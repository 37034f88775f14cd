import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, spoken, useExampleWords } from '../testing/examples.tsx'
import { TechnicalTable } from './index.ts'

function Example({ grouped = true }: { grouped?: boolean }) {
  const words = useExampleWords()
  const material = [
    { name: words.fabric, value: words.fabricText },
    { name: words.density, value: words.densityText },
  ]
  const groups = [
    { name: grouped ? words.material : '', rows: material },
    ...(grouped ? [{ name: words.protection, rows: [{ name: words.mechanical, value: words.mechanicalText }] }] : []),
  ]
  return (
    <Column width={800}>
      <TechnicalTable caption={words.technical} groups={groups} />
    </Column>
  )
}

const meta = {
  title: 'Product/Technical table',
  component: TechnicalTable,
  args: { caption: '', groups: [] },
  render: () => <Example />,
} satisfies Meta<typeof TechnicalTable>
export default meta
type Story = StoryObj<typeof meta>

export const InGroups: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    await expect(canvas.getByRole('table', { name: words.technical })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: words.fabric })).toBeVisible()
  },
}
export const WithoutGroups: Story = { render: () => <Example grouped={false} /> }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
