import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/index.ts'
import { formatMessage } from '../internal/format-message.ts'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { type ChartSize, SizeAdvisor, type SizeAdvisorProps } from './index.ts'

const chart: readonly ChartSize[] = [48, 50, 52, 54].map((size, index) => ({
  value: String(size),
  name: String(size),
  ranges: { chest: [94 + index * 4, 98 + index * 4], waist: [82 + index * 4, 86 + index * 4] },
}))

interface ExampleProps extends SizeAdvisorProps {
  /** Whether the recommended size is out of stock. */
  soldOut: boolean
}

function Example({ soldOut, ...props }: ExampleProps) {
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
        note={() => soldOut && texts.soldOut}
        action={() => !soldOut && <Button variant="accent">{texts.chooseSize}</Button>}
      />
    </Column>
  )
}

const measured = { height: '180', chest: '103,5', waist: '91' }

const usage: Usage = {
  when: ['Beside the sizes of a product that has a chart.', 'When two or three measurements decide.'],
  good: {
    text: 'The advice comes with the button that follows it.',
    Sample: () => (
      <SizeAdvisor
        measures={[{ name: 'chest', label: 'Chest', min: 70, max: 160 }]}
        chart={chart}
        defaultValues={{ chest: '103' }}
        action={size => <Button>{`Choose ${size.name}`}</Button>}
      />
    ),
  },
  bad: {
    text: 'A number without a word on what to measure.',
    Sample: () => <TextField label="Your size?" defaultValue="103" />,
  },
  content: ['Say where to measure, and in which unit.', 'An advice is a suggestion: «Size 52 should fit».'],
}

const meta = {
  title: 'Commerce/Size advisor',
  component: SizeAdvisor,
  args: { chart, measures: [], defaultValues: measured, soldOut: false, onAdvice: fn() },
  argTypes: { measures: { control: false } },
  render: args => <Example {...args} />,
  parameters: { usage },
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

;(chest: string): NonNullable<Story['play']> =>
  async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const field = (label: string) => canvas.getByRole('textbox', { name: `${label}, ${messages.sizeAdvisor.unit}` })
    await userEvent.type(field(texts.height), '180')
    await userEvent.type(field(texts.chest), chest)
    await userEvent.type(field(texts.waist), '91')
    await userEvent.tab()
  }

export const Playground: Story = { tags: ['toolbar'] }
export const Empty: Story = { args: { defaultValues: {} } }
export const FoundFromTyping: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const field = (label: string) => canvas.getByRole('textbox', { name: `${label}, ${messages.sizeAdvisor.unit}` })
    await userEvent.type(field(texts.height), measured.height)
    await userEvent.type(field(texts.chest), measured.chest)
    await userEvent.type(field(texts.waist), measured.waist)
    await userEvent.tab()
    const advice = formatMessage(messages.sizeAdvisor.advice, { size: 52 })
    await expect(canvas.getByRole('status')).toHaveTextContent(advice)
    await expect(canvas.getByRole('button', { name: texts.chooseSize })).toBeVisible()
  },
}
export const NoSize: Story = { args: { defaultValues: { ...measured, chest: '150' } } }
export const NoSizeIsAnnounced: Story = {
  ...NoSize,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(localeFixtures(globals).messages.sizeAdvisor.none)
  },
}
export const InvalidMeasurement: Story = { args: { defaultValues: { height: '18' } } }
export const ErrorAppearsOnBlur: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const height = canvas.getByRole('textbox', { name: new RegExp(texts.height) })
    await userEvent.type(height, '18')
    await userEvent.tab()
    await expect(height).toHaveAccessibleDescription(formatMessage(messages.sizeAdvisor.bounds, { from: 140, to: 220 }))
  },
}
/** The recommended size is out of stock: announced together. */
export const SoldOut: Story = { args: { soldOut: true } }
export const SoldOutIsAnnounced: Story = {
  ...SoldOut,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const advice = formatMessage(messages.sizeAdvisor.advice, { size: 52 })
    await expect(canvas.getByRole('status')).toHaveTextContent(advice)
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.soldOut)
  },
}
