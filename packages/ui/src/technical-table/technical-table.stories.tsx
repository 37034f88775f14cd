import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
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

const usage: Usage = {
  when: ['For the specifications of one product, in groups.'],
  good: {
    text: 'A name and a value with its unit.',
    Sample: () => (
      <TechnicalTable
        caption="Technical data"
        groups={[
          {
            name: 'Material',
            rows: [
              { name: 'Cloth', value: 'Twill 2/1' },
              { name: 'Surface density', value: '245 g/m²' },
            ],
          },
        ]}
      />
    ),
  },
  bad: {
    text: 'Sentences in the cells.',
    Sample: () => (
      <TechnicalTable
        caption="Technical data"
        groups={[
          {
            name: 'Material',
            rows: [{ name: 'Cloth', value: 'This jacket is made of a very dense twill that keeps its colour.' }],
          },
        ]}
      />
    ),
  },
  content: ['A no-break space before the unit.', 'Groups of up to eight rows.', 'Leave out what is unknown.'],
}

const meta = {
  title: 'Data/Technical table',
  component: TechnicalTable,
  args: { caption: '', groups: [], grouped: true },
  render: args => <Example {...args} />,
  parameters: { usage },
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
