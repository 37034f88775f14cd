import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { CheckboxField } from '../field/index.ts'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { ConsentBanner, ConsentBannerRoot } from './index.ts'

interface ExampleProps {
  /** Texts; empty: in the toolbar's language. */
  title: string
  description: string
  choices: boolean
}

function Example({ title, description, choices }: ExampleProps) {
  const texts = useExampleTexts()
  return (
    <main style={{ minBlockSize: 480 }}>
      <ConsentBanner.Root>
        <ConsentBanner.Title>{title || texts.consentTitle}</ConsentBanner.Title>
        <ConsentBanner.Description>{description || texts.consentText}</ConsentBanner.Description>
        {choices && (
          <ConsentBanner.Choices>
            <CheckboxField label={texts.needed} defaultChecked disabled />
            <CheckboxField label={texts.measuring} />
          </ConsentBanner.Choices>
        )}
        <ConsentBanner.Footer>
          <Button>{texts.refuse}</Button>
          <Button>{texts.accept}</Button>
        </ConsentBanner.Footer>
      </ConsentBanner.Root>
    </main>
  )
}

const usage: Usage = {
  when: ['When the shop wants to set cookies that it does not need.'],
  good: {
    text: 'Refusing is as easy as accepting.',
    Sample: () => (
      <div style={{ minBlockSize: 260 }}>
        <ConsentBanner.Root>
          <ConsentBanner.Title>Cookies</ConsentBanner.Title>
          <ConsentBanner.Description>We count visits only if you allow it.</ConsentBanner.Description>
          <ConsentBanner.Footer>
            <Button>Refuse</Button>
            <Button>Accept</Button>
          </ConsentBanner.Footer>
        </ConsentBanner.Root>
      </div>
    ),
  },
  bad: {
    text: 'Only one answer stands out: consent that is not free.',
    Sample: () => (
      <div style={{ minBlockSize: 260 }}>
        <ConsentBanner.Root>
          <ConsentBanner.Title>We value your privacy</ConsentBanner.Title>
          <ConsentBanner.Description>Please accept to continue.</ConsentBanner.Description>
          <ConsentBanner.Footer>
            <Button variant="quiet">More</Button>
            <Button variant="accent">Accept all</Button>
          </ConsentBanner.Footer>
        </ConsentBanner.Root>
      </div>
    ),
  },
  content: [
    'Say what is stored and what for, in one sentence.',
    'Two verbs of the same weight.',
    'No «we value your privacy».',
  ],
}

const meta = {
  title: 'Feedback/Consent banner',
  component: ConsentBannerRoot,
  args: { title: '', description: '', choices: false },
  render: args => <Example {...args} />,
  parameters: { usage },
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const LeavesTheFocusWhereItIs: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region', { name: localeFixtures(globals).texts.consentTitle })).toBeVisible()
    await expect(document.activeElement).toBe(document.body)
  },
}
export const WithChoices: Story = {
  tags: ['toolbar'],
  args: { choices: true },
}
export const ChoicesAreCheckboxes: Story = {
  ...WithChoices,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await expect(canvas.getByRole('checkbox', { name: texts.needed })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.measuring }))
    await expect(canvas.getByRole('checkbox', { name: texts.measuring })).toBeChecked()
  },
}
