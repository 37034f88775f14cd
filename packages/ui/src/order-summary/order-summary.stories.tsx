import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import * as CartLine from '../cart-line/parts.ts'
import { CartIcon, DownIcon } from '../icon/icons.tsx'
import { Price } from '../price/price.tsx'
import { ExamplePicture, spoken, useExampleWords } from '../testing/examples.tsx'
import * as OrderSummary from './parts.ts'

const meta = {
  title: 'Checkout/Order summary',
  component: OrderSummary.Root,
  render: () => <Summary />,
} satisfies Meta<typeof OrderSummary.Root>
export default meta
type Story = StoryObj<typeof meta>

function Lines() {
  const words = useExampleWords()
  const goods = [
    { name: words.jacket, picture: 'jacket-front', amount: 2490 },
    { name: words.trousers, picture: 'trousers-front', amount: 2190 },
    { name: words.boots, picture: 'boot', amount: 3450 },
  ]
  return goods.map(({ name, picture, amount }) => (
    <CartLine.Root key={name} size="small">
      <CartLine.Picture>
        <ExamplePicture name={picture} />
      </CartLine.Picture>
      <CartLine.Top>
        <div>
          <CartLine.Name>{name}</CartLine.Name>
          <CartLine.Note>{words.note}</CartLine.Note>
        </div>
        <Price amount={amount} size="small" />
      </CartLine.Top>
    </CartLine.Root>
  ))
}

function Summary() {
  const words = useExampleWords()
  return (
    <div style={{ maxInlineSize: 440 }}>
      <OrderSummary.Root>
        <OrderSummary.Head>
          <OrderSummary.Title />
          <a data-text="link small" href="#cart">
            {words.change}
          </a>
        </OrderSummary.Head>
        <OrderSummary.Lines>
          <Lines />
        </OrderSummary.Lines>
        <OrderSummary.Sums>
          <OrderSummary.Sum term={words.goods}>
            <Price amount={8620} size="small" />
          </OrderSummary.Sum>
          <OrderSummary.Sum term={words.discount}>
            <Price amount={-490} size="small" />
          </OrderSummary.Sum>
          <OrderSummary.Sum term={words.total} total>
            <Price amount={8130} />
          </OrderSummary.Sum>
        </OrderSummary.Sums>
        <OrderSummary.Note>{words.noDelivery}</OrderSummary.Note>
      </OrderSummary.Root>
    </div>
  )
}

export const BesideTheSteps: Story = {
  play: async ({ canvas, globals }) => {
    const { messages } = spoken(globals)
    await expect(canvas.getByRole('complementary', { name: messages.orderSummary.label })).toHaveTextContent(
      /8[\s,]130 ₴/,
    )
  },
}

function Bar() {
  const words = useExampleWords()
  return (
    <OrderSummary.Bar>
      <OrderSummary.Handle>
        <CartIcon size="small" />
        {words.goods}
        <Price amount={8130} />
        <DownIcon size="small" />
      </OrderSummary.Handle>
      <ul style={{ paddingInline: 16 }}>
        <Lines />
      </ul>
    </OrderSummary.Bar>
  )
}

export const BarOnAPhone: Story = {
  render: () => <Bar />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    await expect(canvas.getByText(words.jacket)).not.toBeVisible()
    await userEvent.click(canvas.getByText(words.goods))
    await expect(canvas.getByText(words.jacket)).toBeVisible()
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
