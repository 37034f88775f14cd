import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from '../price/index.ts'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { ComparisonTable, type ComparisonTableProps } from './index.ts'

interface ExampleProps extends ComparisonTableProps {
  /** Number of products, 1 to 4. */
  count: number
}

/** Products in the toolbar's language. */
function Example({ count, caption, corner, ...props }: ExampleProps) {
  const texts = useExampleTexts()
  const names = [texts.jacket, texts.vest, texts.trousers, texts.boots].slice(0, count)
  const shown = (...values: (string | null)[]) => values.slice(0, count)
  return (
    <ComparisonTable
      {...props}
      caption={caption || texts.technical}
      corner={corner || texts.material}
      columns={names.map((name, id) => ({ id, header: <a href="#product">{name}</a> }))}
      groups={[
        {
          name: '',
          rows: [
            {
              name: texts.total,
              values: [2490, 390, 1890, 3290].slice(0, count).map(amount => <Price key={amount} amount={amount} />),
            },
          ],
        },
        {
          name: texts.material,
          rows: [
            { name: texts.fabric, values: shown(texts.fabricText, texts.vestSpec, texts.trousersSpec, null) },
            {
              name: texts.density,
              values: Array.from({ length: count }, () => texts.densityText),
              same: true,
            },
          ],
        },
        {
          name: texts.protection,
          rows: [{ name: texts.mechanical, values: shown(texts.mechanicalText, null, texts.mechanicalText, null) }],
        },
      ]}
    />
  )
}

const columns = [
  { id: 1, header: 'Traverse' },
  { id: 2, header: 'Master' },
]

const usage: Usage = {
  when: [
    'To compare two to four products of one kind, specification by specification.',
    'With a switch that hides the rows without a difference.',
  ],
  good: {
    text: 'Only comparable specifications; equal rows are marked with `same`.',
    Sample: () => (
      <ComparisonTable
        caption="Comparison of jackets"
        corner="Specification"
        columns={columns}
        groups={[
          {
            name: 'Material',
            rows: [
              { name: 'Weave', values: ['Twill', 'Twill'], same: true },
              { name: 'Weight', values: ['245 g/m²', '260 g/m²'] },
            ],
          },
        ]}
      />
    ),
  },
  bad: {
    text: 'Free texts in the cells cannot be compared.',
    Sample: () => (
      <ComparisonTable
        caption="Comparison of jackets"
        corner="Specification"
        columns={columns}
        groups={[
          {
            name: 'Material',
            rows: [
              {
                name: 'Fabric',
                values: ['A dense twill that serves for years', 'Our customers love this soft cotton'],
              },
            ],
          },
        ]}
      />
    ),
  },
  content: [
    'The same unit in a row.',
    'A short value in a cell: a number, a word.',
    '`missing` says that a product has no such specification.',
  ],
}

const meta = {
  title: 'Data/Comparison table',
  component: ComparisonTable,
  args: { caption: '', corner: '', missing: '—', columns: [], groups: [], count: 3 },
  argTypes: { count: { control: { type: 'number', min: 1, max: 4 } } },
  render: args => <Example {...args} />,
  parameters: { usage },
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const MarksRowsWithoutDifferences: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await expect(canvas.getByRole('table', { name: texts.technical })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: texts.jacket })).toBeVisible()
    const density = canvas.getByRole('rowheader', { name: texts.density }).closest('tr')
    await expect(density).toHaveAttribute('data-same')
    await expect(canvas.getByRole('rowheader', { name: texts.fabric }).closest('tr')).not.toHaveAttribute('data-same')
  },
}
export const FourProducts: Story = { args: { count: 4 } }
export const OneProduct: Story = { args: { count: 1 } }
