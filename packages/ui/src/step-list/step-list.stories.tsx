import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextareaField } from '../field/textarea-field.tsx'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import { useShopUi } from '../provider/provider.tsx'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import * as StepList from './parts.ts'

const usage: Usage = {
  when: ['For a form in two to five steps on one page: a checkout.', 'Done steps are summarised and can be changed.'],
  good: {
    text: 'A noun for every step, and the way back.',
    Sample: () => (
      <StepList.Root>
        <StepList.Item number={1} state="done">
          <StepList.Header>
            <StepList.Title>Delivery</StepList.Title>
            <Button variant="quiet">Change delivery</Button>
          </StepList.Header>
        </StepList.Item>
        <StepList.Item number={2} state="open">
          <StepList.Header>
            <StepList.Title>Contact</StepList.Title>
          </StepList.Header>
        </StepList.Item>
      </StepList.Root>
    ),
  },
  bad: {
    text: 'Steps that say nothing, and no way back.',
    Sample: () => (
      <StepList.Root>
        <StepList.Item number={1} state="done">
          <StepList.Header>
            <StepList.Title>Step 1</StepList.Title>
          </StepList.Header>
        </StepList.Item>
        <StepList.Item number={2} state="open">
          <StepList.Header>
            <StepList.Title>Step 2</StepList.Title>
          </StepList.Header>
        </StepList.Item>
      </StepList.Root>
    ),
  },
  content: ['Titles are nouns: «Delivery», «Payment».', '«Change» repeats the title for screen readers.'],
}

const meta = {
  title: 'Navigation/Step list',
  component: StepList.Root,
  args: { step: 2, title: '' },
  argTypes: { step: { options: [1, 2, 3], control: 'select' } },
  render: args => <Steps {...args} />,
  parameters: { usage },
} satisfies Meta<StepsProps>
export default meta
type Story = StoryObj<typeof meta>

interface StepsProps {
  /** Number of the open step. */
  step: number
  /** Title of the second step; empty: in the toolbar's language. */
  title: string
}

function Steps({ step, title }: StepsProps) {
  const stateOf = (number: number) => (number < step ? 'done' : number === step ? 'open' : 'closed')
  const texts = useExampleTexts()
  const { messages } = useShopUi()
  return (
    <div style={{ maxInlineSize: 860 }}>
      <StepList.Root>
        <StepList.Item number={1} state={stateOf(1)}>
          <StepList.Header>
            <StepList.Title>{texts.contact}</StepList.Title>
            <Button variant="quiet">
              {messages.steps.change}
              <span {...visuallyHidden}> {texts.contact.toLowerCase()}</span>
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
        <StepList.Item number={2} state={stateOf(2)}>
          <StepList.Header>
            <StepList.Title>{title || texts.delivery}</StepList.Title>
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
        <StepList.Item number={3} state={stateOf(3)}>
          <StepList.Header>
            <StepList.Title>{texts.payment}</StepList.Title>
            <span data-text="caption">{texts.deliveryFirst}</span>
          </StepList.Header>
        </StepList.Item>
      </StepList.Root>
    </div>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const FirstStep: Story = { args: { step: 1 } }
export const LastStep: Story = { args: { step: 3 } }
export const StepsAreRegions: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await expect(canvas.getByRole('region', { name: texts.contact })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: texts.delivery })).toBeVisible()
  },
}
