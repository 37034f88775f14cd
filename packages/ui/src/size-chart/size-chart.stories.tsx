import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { SizeChart, type SizeChartProps } from './index.ts'

const sizes = ['44', '46', '48', '50', '52', '54', '56', '58']
const range = (from: number, index: number) => `${from + index * 4}–${from + 3 + index * 4}`

function Example({ ownSize }: Pick<SizeChartProps, 'ownSize'>) {
  const texts = useExampleTexts()
  const rows = [
    { name: texts.chest, values: sizes.map((_, index) => range(86, index)) },
    { name: texts.waist, values: sizes.map((_, index) => range(74, index)) },
  ]
  return <SizeChart caption={texts.sizeChart} corner={texts.size} sizes={sizes} rows={rows} ownSize={ownSize} />
}

const meta = {
  title: 'Data/Size chart',
  component: SizeChart,
  args: { caption: '', corner: '', sizes, rows: [] },
  render: ({ ownSize }) => <Example ownSize={ownSize} />,
} satisfies Meta<typeof SizeChart>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region', { name: localeFixtures(globals).texts.sizeChart })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '52' })).toBeVisible()
  },
}
export const OwnSize: Story = { args: { ownSize: '52' } }
export const Dark: Story = { args: { ownSize: '52' }, globals: { scheme: 'dark' } }
export const Russian: Story = { args: { ownSize: '52' }, globals: { locale: 'ru' } }
export const English: Story = { args: { ownSize: '52' }, globals: { locale: 'en' } }
