import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, InEachLanguage, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { NewsletterForm, NewsletterFormRoot, type NewsletterFormRootProps } from './index.ts'

function Example({ onSubmit, ...rest }: NewsletterFormRootProps) {
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
        <NewsletterForm.Field label={texts.news} placeholder="name@poshta.ua" />
        <NewsletterForm.Submit>{texts.subscribe}</NewsletterForm.Submit>
        <NewsletterForm.Status />
      </NewsletterForm.Root>
    </Column>
  )
}

const meta = {
  title: 'Forms/Newsletter form',
  component: NewsletterFormRoot,
  args: { onSubmit: fn() },
  render: args => <Example {...args} />,
} satisfies Meta<typeof NewsletterFormRoot>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, globals, step }) => {
    const { texts, messages } = localeFixtures(globals)
    const email = canvas.getByRole('textbox', { name: texts.news })
    const send = canvas.getByRole('button', { name: texts.subscribe })
    await step('an empty e-mail is an error', async () => {
      await userEvent.click(send)
      await expect(email).toHaveAccessibleDescription(messages.newsletter.required)
      await expect(email).toHaveFocus()
    })
    await step('an e-mail without @ is an error', async () => {
      await userEvent.type(email, 'name{Enter}')
      await expect(email).toHaveAccessibleDescription(messages.newsletter.invalid)
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('a valid e-mail is submitted', async () => {
      await userEvent.type(email, '@poshta.ua{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(email).toBeValid()
    })
  },
}
export const Sending: Story = {
  args: { state: 'pending' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'name@poshta.ua{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Done: Story = {
  args: { state: 'done' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(localeFixtures(globals).messages.newsletter.done)
  },
}
function WithServerError(props: NewsletterFormRootProps) {
  return <Example {...props} error={useExampleTexts().offlineNews} />
}
export const Failed: Story = {
  render: args => <WithServerError {...args} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(localeFixtures(globals).texts.offlineNews)
  },
}
export const Dark: Story = { args: { state: 'done' }, globals: { scheme: 'dark' } }
export const InThreeLanguages: Story = {
  render: args => (
    <InEachLanguage>
      <Example {...args} state="done" />
    </InEachLanguage>
  ),
}
