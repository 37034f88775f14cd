import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as CartLine from '../cart-line/parts.ts'
import { CartIcon, DownIcon } from '../icon/icons.tsx'
import { Price } from '../price/price.tsx'
import { ExamplePicture, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import * as OrderSummary from './parts.ts'

const usage: Usage = {
  when: ['Beside the steps of a checkout, and on the page of an order.', 'On narrow screens as a bar that opens.'],
  good: {
    text: 'Every amount has its row, the total comes last.',
    Sample: () => (
      <OrderSummary.Root>
        <OrderSummary.Header>
          <OrderSummary.Title />
          <a href="#cart">Change</a>
        </OrderSummary.Header>
        <OrderSummary.Totals>
          <OrderSummary.TotalsRow term="3 items">
            <Price amount={4980} size="small" />
          </OrderSummary.TotalsRow>
          <OrderSummary.TotalsRow term="Delivery">
            <Price amount={80} size="small" />
          </OrderSummary.TotalsRow>
          <OrderSummary.TotalsRow term="Total" grandTotal>
            <Price amount={5060} />
          </OrderSummary.TotalsRow>
        </OrderSummary.Totals>
      </OrderSummary.Root>
    ),
  },
  bad: {
    text: 'A total that cannot be checked.',
    Sample: () => (
      <OrderSummary.Root>
        <OrderSummary.Header>
          <OrderSummary.Title />
        </OrderSummary.Header>
        <OrderSummary.Totals>
          <OrderSummary.TotalsRow term="Total" grandTotal>
            <Price amount={5060} />
          </OrderSummary.TotalsRow>
        </OrderSummary.Totals>
      </OrderSummary.Root>
    ),
  },
  content: ['Discounts as negative amounts, with their reason.', 'Say what the total does not contain.'],
}

const meta = {
  title: 'Commerce/Order summary',
  component: OrderSummary.Root,
  args: { title: '', description: '', discount: 490 },
  render: args => <Summary {...args} />,
  parameters: { usage },
} satisfies Meta<SummaryProps>
export default meta
type Story = StoryObj<typeof meta>

function Lines() {
  const texts = useExampleTexts()
  const products = [
    { name: texts.jacket, note: texts.note, image: 'jacket-front', amount: 2490 },
    { name: texts.trousers, note: texts.noteOfTrousers, image: 'trousers-front', amount: 2190 },
    { name: texts.boots, note: texts.noteOfBoots, image: 'boot', amount: 3450 },
  ]
  return products.map(({ name, note, image, amount }) => (
    <CartLine.Root key={name} size="small">
      <CartLine.Media>
        <ExamplePicture name={image} />
      </CartLine.Media>
      <CartLine.Header>
        <div>
          <CartLine.Name>{name}</CartLine.Name>
          <CartLine.Description>{note}</CartLine.Description>
        </div>
        <Price amount={amount} size="small" />
      </CartLine.Header>
    </CartLine.Root>
  ))
}

interface SummaryProps {
  /** Texts; empty: in the toolbar's language. */
  title: string
  description: string
  /** Whole hryvnias; 0: no row. */
  discount: number
}

function Summary({ title, description, discount }: SummaryProps) {
  const texts = useExampleTexts()
  return (
    <div style={{ maxInlineSize: 440 }}>
      <OrderSummary.Root>
        <OrderSummary.Header>
          <OrderSummary.Title>{title || undefined}</OrderSummary.Title>
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
          {discount > 0 && (
            <OrderSummary.TotalsRow term={texts.discount}>
              <Price amount={-discount} size="small" />
            </OrderSummary.TotalsRow>
          )}
          <OrderSummary.TotalsRow term={texts.total} grandTotal>
            <Price amount={8620 - discount} />
          </OrderSummary.TotalsRow>
        </OrderSummary.Totals>
        <OrderSummary.Description>{description || texts.noDelivery}</OrderSummary.Description>
      </OrderSummary.Root>
    </div>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const WithoutDiscount: Story = { args: { discount: 0 } }
export const IsANamedLandmark: Story = {
  tags: ['!dev', '!autodocs'],
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
}
