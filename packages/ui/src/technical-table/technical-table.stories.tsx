import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { TechnicalTable } from './index.ts'

function Example({ grouped = true }: { grouped?: boolean }) {
  const texts = useExampleTexts()
  const material = [
    { name: texts.fabric, value: texts.fabricText },
    { name: texts.density, value: texts.densityText },
  ]
  const groups = [
    { name: grouped ? texts.material : '', rows: material },
    ...(grouped ? [{ name: texts.protection, rows: [{ name: texts.mechanical, value: texts.mechanicalText }] }] : []),
  ]
  return (
    <Column width={800}>
      <TechnicalTable caption={texts.technical} groups={groups} />
    </Column>
  )
}

const meta = {
  title: 'Data/Technical table',
  component: TechnicalTable,
  args: { caption: '', groups: [] },
  render: () => <Example />,
} satisfies Meta<typeof TechnicalTable>
export default meta
type Story = StoryObj<typeof meta>

export const InGroups: Story = {
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await expect(canvas.getByRole('table', { name: texts.technical })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: texts.fabric })).toBeVisible()
  },
}
export const WithoutGroups: Story = { render: () => <Example grouped={false} /> }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
