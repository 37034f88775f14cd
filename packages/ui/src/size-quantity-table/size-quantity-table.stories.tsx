import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { AvailabilityLabel } from '../availability-label/index.ts'
import { Price } from '../price/index.ts'
import { useShopUi } from '../provider/index.ts'
import { QuantityStepper } from '../quantity-stepper/index.ts'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { type SizeQuantities, SizeQuantityTable, type SizeQuantityTableProps } from './index.ts'

const price = 2490
const sizes = ['44', '46', '48', '50', '52'].map((size, index) => ({ size, left: [21, 3, 0, 21, 12][index] ?? 0 }))

/** A table in the toolbar's language. */
function Example({ caption, defaultValue = {}, onValueChange, ...props }: SizeQuantityTableProps) {
  const texts = useExampleTexts()
  const { messages } = useShopUi()
  const [value, setValue] = useState<SizeQuantities>(defaultValue)
  const pieces = Object.values(value).reduce((sum, count) => sum + count, 0)
  return (
    <SizeQuantityTable
      {...props}
      caption={caption || texts.jacket}
      headers={{ size: texts.size, quantity: messages.quantity.label }}
      rows={sizes.map(({ size, left }) => ({
        id: size,
        size,
        max: left,
        note: <AvailabilityLabel availability={left === 0 ? 'out_of_stock' : left <= 5 ? 'running_out' : 'in_stock'} />,
      }))}
      value={value}
      onValueChange={(next, details) => {
        setValue(next)
        onValueChange?.(next, details)
      }}
      total={<Price amount={pieces * price} />}
    />
  )
}

const usage: Usage = {
  when: ['For orders of a crew: several sizes of one product at once.'],
  good: {
    text: 'Every size says what is in stock, the total is below.',
    Sample: () => (
      <SizeQuantityTable
        caption="Sizes and quantities"
        headers={{ size: 'Size', quantity: 'Quantity' }}
        rows={[
          { id: '1', size: '50', note: 'In stock', max: 20 },
          { id: '2', size: '52', note: '3 left', max: 3 },
        ]}
        defaultValue={{ 1: 4 }}
        total="4 pcs, 9,960 ₴"
      />
    ),
  },
  bad: {
    text: 'One size at a time: ten sizes are ten visits.',
    Sample: () => (
      <>
        <p>Size 50</p>
        <QuantityStepper.Root product="Size 50" />
      </>
    ),
  },
  content: ['The note says the stock in words.', 'The total has units and amount.'],
}

const meta = {
  title: 'Forms/Size and quantity table',
  component: SizeQuantityTable,
  args: {
    caption: '',
    headers: { size: '', quantity: '' },
    rows: [],
    total: null,
    disabled: false,
    onValueChange: fn(),
  },
  argTypes: { headers: { control: false }, rows: { control: false } },
  render: args => <Example {...args} />,
  parameters: { usage },
} satisfies Meta<typeof SizeQuantityTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const TypingIsLimitedToTheStock: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const { messages, texts } = localeFixtures(globals)
    const field = canvas.getByRole('spinbutton', { name: `${messages.quantity.label}: ${texts.size} 46` })
    await userEvent.clear(field)
    await userEvent.type(field, '99')
    await userEvent.tab()
    await expect(field).toHaveValue('3')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ 46: 3 }, expect.anything())
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(4)
  },
}
export const Filled: Story = { tags: ['toolbar'], args: { defaultValue: { 44: 6, 50: 12 } } }
export const Disabled: Story = { args: { defaultValue: { 44: 6 }, disabled: true } }
