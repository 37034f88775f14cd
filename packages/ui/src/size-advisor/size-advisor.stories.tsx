import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { fill } from '../internal/words.ts'
import { Column, spoken, useExampleWords } from '../testing/examples.tsx'
import { type ChartSize, SizeAdvisor, type SizeAdvisorProps } from './index.ts'

const chart: readonly ChartSize[] = [48, 50, 52, 54].map((size, index) => ({
  value: String(size),
  name: String(size),
  ranges: { chest: [94 + index * 4, 98 + index * 4], waist: [82 + index * 4, 86 + index * 4] },
}))

function Example(props: SizeAdvisorProps) {
  const words = useExampleWords()
  return (
    <Column width={480}>
      <SizeAdvisor
        {...props}
        measures={[
          { name: 'height', label: words.height, least: 140, most: 220 },
          { name: 'chest', label: words.chest, least: 70, most: 160 },
          { name: 'waist', label: words.waist, least: 55, most: 160 },
        ]}
        action={() => <Button variant="accent">{words.chooseSize}</Button>}
      />
    </Column>
  )
}

const meta = {
  title: 'Product/Size advisor',
  component: SizeAdvisor,
  args: { chart, measures: [], onAdvice: fn() },
  render: args => <Example {...args} />,
} satisfies Meta<typeof SizeAdvisor>
export default meta
type Story = StoryObj<typeof meta>

const measured =
  (chest: string): NonNullable<Story['play']> =>
  async ({ canvas, globals }) => {
    const { words, messages } = spoken(globals)
    const field = (label: string) => canvas.getByRole('textbox', { name: `${label}, ${messages.sizeAdvisor.unit}` })
    await userEvent.type(field(words.height), '180')
    await userEvent.type(field(words.chest), chest)
    await userEvent.type(field(words.waist), '91')
    await userEvent.tab()
  }

export const Found: Story = {
  play: async context => {
    await measured('103,5')(context)
    const { words, messages } = spoken(context.globals)
    const advice = fill(messages.sizeAdvisor.advice, { size: 52 })
    await expect(context.canvas.getByRole('status')).toHaveTextContent(advice)
    await expect(context.canvas.getByRole('button', { name: words.chooseSize })).toBeVisible()
  },
}
export const NoSize: Story = {
  play: async context => {
    await measured('150')(context)
    await expect(context.canvas.getByRole('status')).toHaveTextContent(
      spoken(context.globals).messages.sizeAdvisor.none,
    )
  },
}
export const WrongFigure: Story = {
  play: async ({ canvas, globals }) => {
    const { words, messages } = spoken(globals)
    const height = canvas.getByRole('textbox', { name: new RegExp(words.height) })
    await userEvent.type(height, '18')
    await userEvent.tab()
    await expect(height).toHaveAccessibleDescription(fill(messages.sizeAdvisor.bounds, { from: 140, to: 220 }))
  },
}
function SoldOutExample(props: SizeAdvisorProps) {
  const words = useExampleWords()
  return <Example {...props} note={() => words.soldOut} />
}
/** Measures of last time, and a size that is sold out: said with the advice. */
export const SoldOut: Story = {
  args: { defaultValues: { height: '180', chest: '103,5', waist: '91' } },
  render: args => <SoldOutExample {...args} />,
  play: async ({ canvas, globals }) => {
    const { words, messages } = spoken(globals)
    const advice = fill(messages.sizeAdvisor.advice, { size: 52 })
    await expect(canvas.getByRole('status')).toHaveTextContent(advice)
    await expect(canvas.getByRole('status')).toHaveTextContent(words.soldOut)
  },
}
export const RememberedWrong: Story = {
  args: { defaultValues: { height: '18' } },
  play: async ({ canvas, globals }) => {
    const { words, messages } = spoken(globals)
    await expect(canvas.getByRole('textbox', { name: new RegExp(words.height) })).toHaveAccessibleDescription(
      fill(messages.sizeAdvisor.bounds, { from: 140, to: 220 }),
    )
  },
}
export const Empty: Story = {}
export const Dark: Story = { ...Found, globals: { scheme: 'dark' } }
export const Russian: Story = { ...Found, globals: { locale: 'ru' } }
export const English: Story = { ...Found, globals: { locale: 'en' } }
