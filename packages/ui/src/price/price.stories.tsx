import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { localeFixtures, Row } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Price } from './price.tsx'

const usage: Usage = {
  when: ['Wherever an amount stands for itself: card, product page, cart, total.'],
  good: {
    text: 'The old price beside the new one.',
    Sample: () => <Price amount={2490} was={2980} />,
  },
  bad: {
    text: 'A discount without the price it is taken from.',
    Sample: () => (
      <p>
        <Price amount={2490} /> <span data-text="small">−16 %!</span>
      </p>
    ),
  },
  content: [
    '`from` for a model whose sizes differ in price.',
    'Currency and decimals come from the provider.',
    'Free is a word: «Free», not «0 ₴».',
  ],
}

const meta = {
  title: 'Commerce/Price',
  component: Price,
  args: { amount: 2490, was: 2980, from: false, size: 'medium' },
  parameters: { usage },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const OldAndNewPriceAreNamed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { was, now } = localeFixtures(globals).messages.price
    await expect(canvasElement).toHaveTextContent(new RegExp(`${was}2[\\s,]980 ₴${now}2[\\s,]490 ₴`))
  },
}

export const OnInverseSurface: Story = {
  render: () => (
    <div data-surface="inverse" style={{ padding: 24 }}>
      <Row>
        <Price amount={1290} from />
        <Price amount={2490} was={2980} />
      </Row>
    </div>
  ),
}
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
/** Spacing and decimals of the currency, and a formatter of one's own. */
export const OtherNotations: Story = {
  render: () => (
    <Row>
      <Price amount={2490} currency={{ prefix: '€', spacing: 'none', decimals: 2 }} />
      <Price amount={1249.5} currency={{ suffix: '¥', decimals: 0 }} />
      <Price amount={2490} was={2980} currency={{ format: amount => dollars.format(amount) }} />
    </Row>
  ),
}
export const OwnFormatter: Story = {
  ...OtherNotations,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$2,490.00')
  },
}
export const AllVariants: Story = {
  tags: ['toolbar'],
  render: () => (
    <Row>
      <Price amount={2190} />
      <Price amount={2490} was={2980} />
      <Price amount={2490} was={2980} size="large" />
      <Price amount={340} was={420} size="small" />
      <Price amount={1249.5} />
      <Price amount={1290} from />
      <Price amount={1234567} />
      <Price amount={129} currency={{ prefix: '€' }} />
    </Row>
  ),
}
