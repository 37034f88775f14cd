import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { formatMessage } from '../internal/format-message.ts'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { type ChartSize, SizeAdvisor, type SizeAdvisorProps } from './index.ts'

const chart: readonly ChartSize[] = [48, 50, 52, 54].map((size, index) => ({
  value: String(size),
  name: String(size),
  ranges: { chest: [94 + index * 4, 98 + index * 4], waist: [82 + index * 4, 86 + index * 4] },
}))

function Example(props: SizeAdvisorProps) {
  const texts = useExampleTexts()
  return (
    <Column width={480}>
      <SizeAdvisor
        {...props}
        measures={[
          { name: 'height', label: texts.height, min: 140, max: 220 },
          { name: 'chest', label: texts.chest, min: 70, max: 160 },
          { name: 'waist', label: texts.waist, min: 55, max: 160 },
        ]}
        action={props.action ?? (() => <Button variant="accent">{texts.chooseSize}</Button>)}
      />
    </Column>
  )
}

const meta = {
  title: 'Commerce/Size advisor',
  component: SizeAdvisor,
  args: { chart, measures: [], onAdvice: fn() },
  render: args => <Example {...args} />,
} satisfies Meta<typeof SizeAdvisor>
export default meta
type Story = StoryObj<typeof meta>

const measured =
  (chest: string): NonNullable<Story['play']> =>
  async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const field = (label: string) => canvas.getByRole('textbox', { name: `${label}, ${messages.sizeAdvisor.unit}` })
    await userEvent.type(field(texts.height), '180')
    await userEvent.type(field(texts.chest), chest)
    await userEvent.type(field(texts.waist), '91')
    await userEvent.tab()
  }

export const Found: Story = {
  play: async context => {
    await measured('103,5')(context)
    const { texts, messages } = localeFixtures(context.globals)
    const advice = formatMessage(messages.sizeAdvisor.advice, { size: 52 })
    await expect(context.canvas.getByRole('status')).toHaveTextContent(advice)
    await expect(context.canvas.getByRole('button', { name: texts.chooseSize })).toBeVisible()
  },
}
export const NoSize: Story = {
  play: async context => {
    await measured('150')(context)
    await expect(context.canvas.getByRole('status')).toHaveTextContent(
      localeFixtures(context.globals).messages.sizeAdvisor.none,
    )
  },
}
export const InvalidMeasurement: Story = {
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const height = canvas.getByRole('textbox', { name: new RegExp(texts.height) })
    await userEvent.type(height, '18')
    await userEvent.tab()
    await expect(height).toHaveAccessibleDescription(formatMessage(messages.sizeAdvisor.bounds, { from: 140, to: 220 }))
  },
}
function SoldOutExample(props: SizeAdvisorProps) {
  const texts = useExampleTexts()
  return <Example {...props} note={() => texts.soldOut} action={() => null} />
}
/** Stored measurements, and a recommended size that is out of stock: announced together. */
export const SoldOut: Story = {
  args: { defaultValues: { height: '180', chest: '103,5', waist: '91' } },
  render: args => <SoldOutExample {...args} />,
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const advice = formatMessage(messages.sizeAdvisor.advice, { size: 52 })
    await expect(canvas.getByRole('status')).toHaveTextContent(advice)
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.soldOut)
  },
}
export const InitialError: Story = {
  args: { defaultValues: { height: '18' } },
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    await expect(canvas.getByRole('textbox', { name: new RegExp(texts.height) })).toHaveAccessibleDescription(
      formatMessage(messages.sizeAdvisor.bounds, { from: 140, to: 220 }),
    )
  },
}
export const Empty: Story = {}
export const Dark: Story = { ...Found, globals: { scheme: 'dark' } }
export const Russian: Story = { ...Found, globals: { locale: 'ru' } }
export const English: Story = { ...Found, globals: { locale: 'en' } }
