import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import * as CartLine from '../cart-line/parts.ts'
import { CartIcon, DownIcon } from '../icon/icons.tsx'
import { Price } from '../price/price.tsx'
import { ExamplePicture, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import * as OrderSummary from './parts.ts'

const meta = {
  title: 'Commerce/Order summary',
  component: OrderSummary.Root,
  render: () => <Summary />,
} satisfies Meta<typeof OrderSummary.Root>
export default meta
type Story = StoryObj<typeof meta>

function Lines() {
  const texts = useExampleTexts()
  const products = [
    { name: texts.jacket, image: 'jacket-front', amount: 2490 },
    { name: texts.trousers, image: 'trousers-front', amount: 2190 },
    { name: texts.boots, image: 'boot', amount: 3450 },
  ]
  return products.map(({ name, image, amount }) => (
    <CartLine.Root key={name} size="small">
      <CartLine.Media>
        <ExamplePicture name={image} />
      </CartLine.Media>
      <CartLine.Header>
        <div>
          <CartLine.Name>{name}</CartLine.Name>
          <CartLine.Description>{texts.note}</CartLine.Description>
        </div>
        <Price amount={amount} size="small" />
      </CartLine.Header>
    </CartLine.Root>
  ))
}

function Summary() {
  const texts = useExampleTexts()
  return (
    <div style={{ maxInlineSize: 440 }}>
      <OrderSummary.Root>
        <OrderSummary.Header>
          <OrderSummary.Title />
          <a data-text="link small" href="#cart">
            {texts.change}
          </a>
        </OrderSummary.Header>
        <OrderSummary.Lines>
          <Lines />
        </OrderSummary.Lines>
        <OrderSummary.Totals>
          <OrderSummary.TotalsRow term={texts.goods}>
            <Price amount={8620} size="small" />
          </OrderSummary.TotalsRow>
          <OrderSummary.TotalsRow term={texts.discount}>
            <Price amount={-490} size="small" />
          </OrderSummary.TotalsRow>
          <OrderSummary.TotalsRow term={texts.total} grandTotal>
            <Price amount={8130} />
          </OrderSummary.TotalsRow>
        </OrderSummary.Totals>
        <OrderSummary.Description>{texts.noDelivery}</OrderSummary.Description>
      </OrderSummary.Root>
    </div>
  )
}

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { messages } = localeFixtures(globals)
    await expect(canvas.getByRole('complementary', { name: messages.orderSummary.label })).toHaveTextContent(
      /8[\s,]130 ₴/,
    )
  },
}

function Bar() {
  const texts = useExampleTexts()
  return (
    <OrderSummary.Bar>
      <OrderSummary.Trigger>
        <CartIcon size="small" />
        {texts.goods}
        <Price amount={8130} />
        <DownIcon size="small" />
      </OrderSummary.Trigger>
      <ul style={{ paddingInline: 16 }}>
        <Lines />
      </ul>
    </OrderSummary.Bar>
  )
}

export const CollapsedOnPhone: Story = {
  render: () => <Bar />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await expect(canvas.getByText(texts.jacket)).not.toBeVisible()
    await userEvent.click(canvas.getByText(texts.goods))
    await expect(canvas.getByText(texts.jacket)).toBeVisible()
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
