import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Column, useExampleWords } from '../internal/examples.tsx'
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

const fill =
  (chest: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Зріст, см' }), '180')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Обхват грудей, см' }), chest)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Обхват талії, см' }), '91')
    await userEvent.tab()
  }

export const Found: Story = {
  play: async context => {
    await fill('103,5')(context)
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Ваш розмір: 52')
    await expect(context.canvas.getByRole('button', { name: 'Обрати цей розмір' })).toBeVisible()
  },
}
export const NoSize: Story = {
  play: async context => {
    await fill('150')(context)
    await expect(context.canvas.getByRole('status')).toHaveTextContent(/розміру немає/)
  },
}
export const WrongFigure: Story = {
  play: async ({ canvas }) => {
    const height = canvas.getByRole('textbox', { name: 'Зріст, см' })
    await userEvent.type(height, '18')
    await userEvent.tab()
    await expect(height).toHaveAccessibleDescription('Від 140 до 220 см')
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ваш розмір: 52Цього розміру зараз немає в наявності.')
  },
}
export const RememberedWrong: Story = {
  args: { defaultValues: { height: '18' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Зріст, см' })).toHaveAccessibleDescription('Від 140 до 220 см')
  },
}
export const Empty: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
