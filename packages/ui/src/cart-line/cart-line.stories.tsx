import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ExamplePicture, InEachLanguage, useExampleWords } from '../internal/examples.tsx'
import { Price } from '../price/price.tsx'
import { QuantityStepperRoot } from '../quantity-stepper/quantity-stepper.tsx'
import * as CartLine from './parts.ts'

const meta = {
  title: 'Cart/Cart line',
  component: CartLine.Root,
  render: args => (
    <ul style={{ maxInlineSize: 512 }}>
      <Jacket {...args} />
      <Boots />
    </ul>
  ),
} satisfies Meta<typeof CartLine.Root>
export default meta
type Story = StoryObj<typeof meta>

function Jacket({ pending }: { pending?: boolean | undefined }) {
  const words = useExampleWords()
  return (
    <CartLine.Root pending={pending}>
      <CartLine.Picture>
        <ExamplePicture name="jacket-front" />
      </CartLine.Picture>
      <CartLine.Top>
        <div>
          <CartLine.Name href="#jacket">{words.jacket}</CartLine.Name>
          <CartLine.Note>{words.note}</CartLine.Note>
        </div>
        <CartLine.Remove product={words.jacket} />
      </CartLine.Top>
      <CartLine.Bottom>
        <QuantityStepperRoot size="small" product={words.jacket} />
        <Price amount={2490} was={2980} size="small" />
      </CartLine.Bottom>
    </CartLine.Root>
  )
}

function Boots() {
  const words = useExampleWords()
  return (
    <CartLine.Root size="small">
      <CartLine.Picture>
        <ExamplePicture name="boot" />
      </CartLine.Picture>
      <CartLine.Top>
        <div>
          <CartLine.Name>{words.boots}</CartLine.Name>
          <CartLine.Note>{words.note}</CartLine.Note>
        </div>
        <Price amount={3450} size="small" />
      </CartLine.Top>
    </CartLine.Root>
  )
}

export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Видалити: Куртка робоча «Траверс»' })).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: 'Кількість: Куртка робоча «Траверс»' })).toHaveValue('1')
  },
}
export const Pending: Story = { args: { pending: true } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <ul style={{ maxInlineSize: 512 }}>
        <Jacket />
        <Boots />
      </ul>
    </InEachLanguage>
  ),
}
