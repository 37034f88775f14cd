import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Price } from '../price/price.tsx'
import { useExampleTexts } from '../testing/examples.tsx'
import { BuyBar } from './index.ts'

function Example() {
  const texts = useExampleTexts()
  return (
    <main style={{ minBlockSize: '300vh' }}>
      <Button id="add" variant="accent">
        {texts.add}
      </Button>
      <BuyBar targetId="add" id="bar">
        <Price amount={2490} was={2980} />
        <Button variant="accent">{texts.add}</Button>
      </BuyBar>
    </main>
  )
}

const meta = {
  title: 'Commerce/Buy bar',
  component: BuyBar,
  args: { targetId: 'add' },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { docs: { phone: true, story: { inline: false, height: '480px' } } },
  render: () => <Example />,
} satisfies Meta<typeof BuyBar>
export default meta
type Story = StoryObj<typeof meta>

export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#bar')).toHaveAttribute('data-state', 'closed'))
    window.scrollTo(0, document.body.scrollHeight)
    await waitFor(() => expect(canvasElement.querySelector('#bar')).toHaveAttribute('data-state', 'open'))
  },
}
export const Dark: Story = { ...Scrolled, globals: { scheme: 'dark' } }
export const Russian: Story = { ...Scrolled, globals: { locale: 'ru' } }
export const English: Story = { ...Scrolled, globals: { locale: 'en' } }
