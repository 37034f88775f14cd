import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { TechnicalTable, type TechnicalTableProps } from './index.ts'

interface ExampleProps extends TechnicalTableProps {
  /** Whether the rows are in named groups. */
  grouped: boolean
}

/** A table in the toolbar's language. */
function Example({ grouped, caption, ...props }: ExampleProps) {
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
      <TechnicalTable {...props} caption={caption || texts.technical} groups={groups} />
    </Column>
  )
}

const meta = {
  title: 'Data/Technical table',
  component: TechnicalTable,
  args: { caption: '', groups: [], grouped: true },
  render: args => <Example {...args} />,
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const RowsHaveHeaders: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await expect(canvas.getByRole('table', { name: texts.technical })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: texts.fabric })).toBeVisible()
  },
}
export const WithoutGroups: Story = { args: { grouped: false } }
