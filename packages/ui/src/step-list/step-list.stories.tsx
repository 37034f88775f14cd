import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextareaField } from '../field/textarea-field.tsx'
import { useShopUi } from '../provider/provider.tsx'
import { spoken, useExampleWords } from '../testing/examples.tsx'
import * as StepList from './parts.ts'

const meta = {
  title: 'Checkout/Step list',
  component: StepList.Root,
  render: () => <Steps />,
} satisfies Meta<typeof StepList.Root>
export default meta
type Story = StoryObj<typeof meta>

function Steps() {
  const words = useExampleWords()
  const { messages } = useShopUi()
  return (
    <div style={{ maxInlineSize: 860 }}>
      <StepList.Root>
        <StepList.Step number={1} state="done">
          <StepList.Head>
            <StepList.Title>{words.contact}</StepList.Title>
            <Button variant="quiet">
              {messages.steps.change}
              <span data-visually-hidden=""> {words.contact.toLowerCase()}</span>
            </Button>
          </StepList.Head>
          <StepList.Body>
            <StepList.Facts>
              <StepList.Fact term={words.buyer}>{words.buyerName}</StepList.Fact>
              <StepList.Fact term={words.phone}>
                <bdi>+380 67 123 45 67</bdi>
              </StepList.Fact>
              <StepList.Fact term={words.email}>o.kovalenko@poshta.example</StepList.Fact>
            </StepList.Facts>
          </StepList.Body>
        </StepList.Step>
        <StepList.Step number={2} state="open">
          <StepList.Head>
            <StepList.Title>{words.delivery}</StepList.Title>
            <span data-text="note">{words.days}</span>
          </StepList.Head>
          <StepList.Body>
            <TextareaField label={words.comment} max={700} hint={words.commentHint} />
            <div>
              <Button variant="accent" size="large">
                {words.nextPayment}
              </Button>
            </div>
          </StepList.Body>
        </StepList.Step>
        <StepList.Step number={3} state="closed">
          <StepList.Head>
            <StepList.Title>{words.payment}</StepList.Title>
            <span data-text="note">{words.deliveryFirst}</span>
          </StepList.Head>
        </StepList.Step>
      </StepList.Root>
    </div>
  )
}

export const SecondOfThree: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    await expect(canvas.getByRole('region', { name: words.contact })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: words.delivery })).toBeVisible()
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
