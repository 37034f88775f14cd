import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { formatMessage } from '../internal/format-message.ts'
import { Price } from '../price/price.tsx'
import { QuantityStepper } from '../quantity-stepper/index.ts'
import { QuantityStepperRoot } from '../quantity-stepper/quantity-stepper.tsx'
import { ExamplePicture, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import type { CartLineRootProps } from './cart-line.tsx'
import * as CartLine from './parts.ts'

const usage: Usage = {
  when: ['In the cart, in the dialog of the cart, in the summary of an order (`size="small"`).'],
  good: {
    text: 'What was chosen is under the name; the buttons are named with the product.',
    Sample: () => (
      <ul>
        <CartLine.Root>
          <CartLine.Media>
            <img src="./goods/jacket-front.svg" alt="" />
          </CartLine.Media>
          <CartLine.Header>
            <div>
              <CartLine.Name href="#j">Work jacket “Traverse”</CartLine.Name>
              <CartLine.Description>Graphite, size 52</CartLine.Description>
            </div>
            <CartLine.Remove product="Work jacket “Traverse”" />
          </CartLine.Header>
          <CartLine.Footer>
            <QuantityStepper.Root size="small" product="Work jacket “Traverse”" />
            <Price amount={2490} size="small" />
          </CartLine.Footer>
        </CartLine.Root>
      </ul>
    ),
  },
  bad: {
    text: 'Size and colour are missing: two sizes of one jacket cannot be told apart.',
    Sample: () => (
      <ul>
        <CartLine.Root>
          <CartLine.Media>
            <img src="./goods/jacket-front.svg" alt="" />
          </CartLine.Media>
          <CartLine.Header>
            <CartLine.Name href="#j">Work jacket “Traverse”</CartLine.Name>
          </CartLine.Header>
          <CartLine.Footer>
            <Price amount={2490} size="small" />
          </CartLine.Footer>
        </CartLine.Root>
      </ul>
    ),
  },
  content: ['The name of the product as on its page.', 'The description lists what was chosen, separated by commas.'],
}

const meta = {
  title: 'Commerce/Cart line',
  component: CartLine.Root,
  args: { product: '', amount: 2490, size: 'medium', pending: false },
  render: args => (
    <ul style={{ maxInlineSize: 512 }}>
      <Jacket {...args} />
      <Boots />
    </ul>
  ),
  parameters: { usage },
} satisfies Meta<LineProps>
export default meta
type Story = StoryObj<typeof meta>

interface LineProps extends CartLineRootProps {
  /** Name of the product; empty: in the toolbar's language. */
  product: string
  /** Whole hryvnias. */
  amount: number
}

function Jacket({ product, amount, ...props }: LineProps) {
  const texts = useExampleTexts()
  const name = product || texts.jacket
  return (
    <CartLine.Root {...props}>
      <CartLine.Media>
        <ExamplePicture name="jacket-front" />
      </CartLine.Media>
      <CartLine.Header>
        <div>
          <CartLine.Name href="#jacket">{name}</CartLine.Name>
          <CartLine.Description>{texts.note}</CartLine.Description>
        </div>
        <CartLine.Remove product={name} />
      </CartLine.Header>
      <CartLine.Footer>
        <QuantityStepperRoot size="small" product={name} />
        <Price amount={amount} was={2980} size="small" />
      </CartLine.Footer>
    </CartLine.Root>
  )
}

function Boots() {
  const texts = useExampleTexts()
  return (
    <CartLine.Root size="small">
      <CartLine.Media>
        <ExamplePicture name="boot" />
      </CartLine.Media>
      <CartLine.Header>
        <div>
          <CartLine.Name>{texts.boots}</CartLine.Name>
          <CartLine.Description>{texts.noteOfBoots}</CartLine.Description>
        </div>
        <Price amount={3450} size="small" />
      </CartLine.Header>
    </CartLine.Root>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const QuantityChangesByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    await expect(canvas.getByRole('link', { name: texts.jacket })).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: formatMessage(messages.cartLine.remove, { product: texts.jacket }) }),
    ).toBeVisible()
    const pieces = canvas.getByRole('spinbutton', { name: new RegExp(texts.jacket) })
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
        <CartLine.Media>
          <ExamplePicture name="trousers-front" />
        </CartLine.Media>
        <CartLine.Header>
          <div>
            <CartLine.Name href="#overalls">{longTitle}</CartLine.Name>
          </div>
          <CartLine.Remove product={longTitle} />
        </CartLine.Header>
        <CartLine.Footer>
          <QuantityStepperRoot size="small" product={longTitle} defaultValue={999} />
          <Price amount={24_897_510} was={29_770_200} size="small" />
        </CartLine.Footer>
      </CartLine.Root>
      <CartLine.Root size="small">
        <CartLine.Media>
          <ExamplePicture name="trousers-front" />
        </CartLine.Media>
        <CartLine.Header>
          <CartLine.Name>{longTitle}</CartLine.Name>
          <Price amount={24_897_510} size="small" />
        </CartLine.Header>
      </CartLine.Root>
    </ul>
  )
}
export const LongWords: Story = { render: () => <Long /> }
