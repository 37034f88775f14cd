import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fill } from '../internal/words.ts'
import { Price } from '../price/price.tsx'
import { QuantityStepperRoot } from '../quantity-stepper/quantity-stepper.tsx'
import { ExamplePicture, InEachLanguage, spoken, useExampleLists, useExampleWords } from '../testing/examples.tsx'
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
  play: async ({ canvas, globals }) => {
    const { words, messages } = spoken(globals)
    await expect(canvas.getByRole('link', { name: words.jacket })).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: fill(messages.cartLine.remove, { product: words.jacket }) }),
    ).toBeVisible()
    const pieces = canvas.getByRole('spinbutton', { name: new RegExp(words.jacket) })
    await expect(pieces).toHaveValue('1')
    await userEvent.type(pieces, '{ArrowUp}')
    await expect(pieces).toHaveValue('2')
  },
}
export const Pending: Story = { args: { pending: true } }

function Long() {
  const { longTitle } = useExampleLists()
  return (
    <ul style={{ maxInlineSize: 512 }}>
      <CartLine.Root>
        <CartLine.Picture>
          <ExamplePicture name="trousers-front" />
        </CartLine.Picture>
        <CartLine.Top>
          <div>
            <CartLine.Name href="#overalls">{longTitle}</CartLine.Name>
          </div>
          <CartLine.Remove product={longTitle} />
        </CartLine.Top>
        <CartLine.Bottom>
          <QuantityStepperRoot size="small" product={longTitle} defaultValue={999} />
          <Price amount={24_897_510} was={29_770_200} size="small" />
        </CartLine.Bottom>
      </CartLine.Root>
      <CartLine.Root size="small">
        <CartLine.Picture>
          <ExamplePicture name="trousers-front" />
        </CartLine.Picture>
        <CartLine.Top>
          <CartLine.Name>{longTitle}</CartLine.Name>
          <Price amount={24_897_510} size="small" />
        </CartLine.Top>
      </CartLine.Root>
    </ul>
  )
}
export const LongWords: Story = { render: () => <Long /> }
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
