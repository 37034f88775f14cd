import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Price } from '../price/price.tsx'
import { useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { BuyBar, type BuyBarProps } from './index.ts'

interface ExampleProps extends BuyBarProps {
  /** Whole hryvnias. */
  amount: number
  /** Text of the button; empty: in the toolbar's language. */
  label: string
  /** Whether the page is scrolled past its button. */
  scrolled: boolean
}

function Example({ amount, label, scrolled, ...props }: ExampleProps) {
  const texts = useExampleTexts()
  useEffect(() => {
    window.scrollTo(0, scrolled ? document.body.scrollHeight : 0)
  }, [scrolled])
  return (
    <main style={{ minBlockSize: '300vh' }}>
      <Button id="add" variant="accent">
        {label || texts.add}
      </Button>
      <BuyBar {...props} id="bar">
        <Price amount={amount} was={2980} />
        <Button variant="accent">{label || texts.add}</Button>
      </BuyBar>
    </main>
  )
}

/** The open bar, which otherwise waits until a button has scrolled away. */
const Bar = ({ children }: { children: ReactNode }) => (
  <div style={{ minBlockSize: 120 }}>
    <div data-scope="buy-bar" data-part="root" data-state="open">
      {children}
    </div>
  </div>
)

const usage: Usage = {
  when: ['On the product page of a phone, once the button of the page has scrolled away.'],
  good: {
    text: 'Price and one button: what is needed to decide.',
    Sample: () => (
      <Bar>
        <Price amount={2490} />
        <Button variant="accent">Add to cart</Button>
      </Bar>
    ),
  },
  bad: {
    text: 'Everything again: the bar covers the page it belongs to.',
    Sample: () => (
      <Bar>
        <span>Work jacket “Traverse”, graphite, 52</span>
        <Price amount={2490} was={2980} from />
        <Button>Compare</Button>
        <Button variant="accent">Add to cart</Button>
      </Bar>
    ),
  },
  content: ['The same words as the button of the page.', 'No text besides price and button.'],
}

const meta = {
  title: 'Commerce/Buy bar',
  component: BuyBar,
  args: { targetId: 'add', amount: 2490, label: '', scrolled: true },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { usage, docs: { phone: true, story: { inline: false, height: '480px' } } },
  render: args => <Example {...args} />,
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
/** The page's own button is in the window: the bar is hidden. */
export const ButtonInView: Story = { args: { scrolled: false } }
export const AppearsOnScroll: Story = {
  ...ButtonInView,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#bar')).toHaveAttribute('data-state', 'closed'))
    window.scrollTo(0, document.body.scrollHeight)
    await waitFor(() => expect(canvasElement.querySelector('#bar')).toHaveAttribute('data-state', 'open'))
  },
}
