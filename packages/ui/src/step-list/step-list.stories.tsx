import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextareaField } from '../field/textarea-field.tsx'
import { useShopUi } from '../provider/provider.tsx'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import * as StepList from './parts.ts'

const meta = {
  title: 'Navigation/Step list',
  component: StepList.Root,
  render: () => <Steps />,
} satisfies Meta<typeof StepList.Root>
export default meta
type Story = StoryObj<typeof meta>

function Steps() {
  const texts = useExampleTexts()
  const { messages } = useShopUi()
  return (
    <div style={{ maxInlineSize: 860 }}>
      <StepList.Root>
        <StepList.Item number={1} state="done">
          <StepList.Header>
            <StepList.Title>{texts.contact}</StepList.Title>
            <Button variant="quiet">
              {messages.steps.change}
              <span data-visually-hidden=""> {texts.contact.toLowerCase()}</span>
            </Button>
          </StepList.Header>
          <StepList.Content>
            <StepList.Facts>
              <StepList.Fact term={texts.buyer}>{texts.buyerName}</StepList.Fact>
              <StepList.Fact term={texts.phone}>
                <bdi>+380 67 123 45 67</bdi>
              </StepList.Fact>
              <StepList.Fact term={texts.email}>o.kovalenko@poshta.example</StepList.Fact>
            </StepList.Facts>
          </StepList.Content>
        </StepList.Item>
        <StepList.Item number={2} state="open">
          <StepList.Header>
            <StepList.Title>{texts.delivery}</StepList.Title>
            <span data-text="caption">{texts.days}</span>
          </StepList.Header>
          <StepList.Content>
            <TextareaField label={texts.comment} max={700} hint={texts.commentHint} />
            <div>
              <Button variant="accent" size="large">
                {texts.nextPayment}
              </Button>
            </div>
          </StepList.Content>
        </StepList.Item>
        <StepList.Item number={3} state="closed">
          <StepList.Header>
            <StepList.Title>{texts.payment}</StepList.Title>
            <span data-text="caption">{texts.deliveryFirst}</span>
          </StepList.Header>
        </StepList.Item>
      </StepList.Root>
    </div>
  )
}

export const SecondOfThree: Story = {
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await expect(canvas.getByRole('region', { name: texts.contact })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: texts.delivery })).toBeVisible()
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
