import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from '../field/index.ts'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { NewsletterForm, NewsletterFormRoot, type NewsletterFormRootProps } from './index.ts'

interface ExampleProps extends NewsletterFormRootProps {
  /** Texts; empty: in the toolbar's language. */
  label: string
  submit: string
  /** What is typed. */
  email: string
  /** Whether the request failed. */
  failed?: boolean
}

function Example({ label, submit, email, failed = false, onSubmit, ...rest }: ExampleProps) {
  const texts = useExampleTexts()
  return (
    <Column width={520}>
      <NewsletterForm.Root
        {...rest}
        onSubmit={event => {
          event.preventDefault()
          onSubmit?.(event)
        }}
      >
        <NewsletterForm.Field
          key={email}
          label={label || texts.news}
          placeholder="name@poshta.ua"
          defaultValue={email}
        />
        <NewsletterForm.Submit>{submit || texts.subscribe}</NewsletterForm.Submit>
        <NewsletterForm.Status />
        {failed && <NewsletterForm.Error>{texts.offlineNews}</NewsletterForm.Error>}
      </NewsletterForm.Root>
    </Column>
  )
}

const usage: Usage = {
  when: ['In the footer, or at the end of an article.', 'When one e-mail address is all that is asked.'],
  good: {
    text: 'One field, one verb.',
    Sample: () => (
      <NewsletterForm.Root>
        <NewsletterForm.Field label="News by e-mail" />
        <NewsletterForm.Submit>Subscribe</NewsletterForm.Submit>
        <NewsletterForm.Status />
      </NewsletterForm.Root>
    ),
  },
  bad: {
    text: 'Every further field costs subscribers.',
    Sample: () => (
      <>
        <TextField label="First name" />
        <TextField label="Phone" />
        <NewsletterForm.Root>
          <NewsletterForm.Field label="News by e-mail" />
          <NewsletterForm.Submit>Send</NewsletterForm.Submit>
          <NewsletterForm.Status />
        </NewsletterForm.Root>
      </>
    ),
  },
  content: ['Say what will be sent and how often.', 'The button says «Subscribe», not «Send».'],
}

const meta = {
  title: 'Forms/Newsletter form',
  component: NewsletterFormRoot,
  args: { label: '', submit: '', email: '', state: 'idle', onSubmit: fn() },
  render: args => <Example {...args} />,
  parameters: { usage },
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Sending: Story = { args: { state: 'pending', email: 'name@poshta.ua' } }
export const Done: Story = {
  tags: ['toolbar'],
  args: { state: 'done' },
}
/** The request failed: the e-mail is not marked as wrong. */
export const Failed: Story = { args: { email: 'name@poshta.ua', failed: true } }
export const FailedKeepsTheFieldValid: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(localeFixtures(globals).texts.offlineNews)
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
}
