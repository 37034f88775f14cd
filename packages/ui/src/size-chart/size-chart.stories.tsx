import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useShopUi } from '../provider/provider.tsx'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { SizeChart, type SizeChartProps } from './index.ts'

const sizes = ['44', '46', '48', '50', '52', '54', '56', '58']
const range = (from: number, index: number) => `${from + index * 4}–${from + 3 + index * 4}`

/** A chart in the toolbar's language. */
function Example({ caption, corner, unit, ...props }: SizeChartProps) {
  const texts = useExampleTexts()
  const { messages } = useShopUi()
  const rows = [
    { name: texts.chest, values: sizes.map((_, index) => range(86, index)) },
    { name: texts.waist, values: sizes.map((_, index) => range(74, index)) },
  ]
  return (
    <SizeChart
      {...props}
      unit={unit || messages.sizeAdvisor.unit}
      caption={caption || texts.sizeChart}
      corner={corner || texts.size}
      rows={rows}
    />
  )
}

const usage: Usage = {
  when: ['For the measurements of every size, in a dialog beside the sizes or on a page of its own.'],
  good: {
    text: 'Ranges in one unit, which the caption names.',
    Sample: () => (
      <SizeChart
        caption="Sizes, cm"
        corner="Size"
        sizes={['50', '52']}
        rows={[{ name: 'Chest', values: ['98–101', '102–105'] }]}
        ownSize="52"
      />
    ),
  },
  bad: {
    text: 'Units in the cells, and letters that differ from the picker.',
    Sample: () => (
      <SizeChart
        caption="Sizes"
        corner=""
        sizes={['L', 'XL']}
        rows={[{ name: 'Chest', values: ['98 cm', 'about 1 m'] }]}
      />
    ),
  },
  content: ['An en dash between the ends of a range.', 'The same names as in the option picker.'],
}

const meta = {
  title: 'Data/Size chart',
  component: SizeChart,
  args: { caption: '', corner: '', sizes, rows: [], ownSize: '52', ownSizeLabel: '', unit: '' },
  argTypes: { ownSize: { options: sizes, control: 'select' }, rows: { control: false }, sizes: { control: false } },
  render: args => <Example {...args} />,
  parameters: { usage },
} satisfies Meta<typeof SizeChart>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const IsAScrollableRegion: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region', { name: localeFixtures(globals).texts.sizeChart })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '52' })).toBeVisible()
  },
}
export const WithoutOwnSize: Story = { args: { ownSize: null } }
