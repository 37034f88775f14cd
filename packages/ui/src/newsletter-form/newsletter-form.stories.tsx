import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, InEachLanguage, spoken, useExampleWords } from '../testing/examples.tsx'
import { NewsletterForm, NewsletterFormRoot, type NewsletterFormRootProps } from './index.ts'

function Example({ onSubmit, ...rest }: NewsletterFormRootProps) {
  const words = useExampleWords()
  return (
    <Column width={520}>
      <NewsletterForm.Root
        {...rest}
        onSubmit={event => {
          event.preventDefault()
          onSubmit?.(event)
        }}
      >
        <NewsletterForm.Field label={words.news} placeholder="name@poshta.ua" />
        <NewsletterForm.Submit>{words.subscribe}</NewsletterForm.Submit>
        <NewsletterForm.Status />
      </NewsletterForm.Root>
    </Column>
  )
}

const meta = {
  title: 'Page/Newsletter form',
  component: NewsletterFormRoot,
  args: { onSubmit: fn() },
  render: args => <Example {...args} />,
} satisfies Meta<typeof NewsletterFormRoot>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, globals, step }) => {
    const { words, messages } = spoken(globals)
    const email = canvas.getByRole('textbox', { name: words.news })
    const send = canvas.getByRole('button', { name: words.subscribe })
    await step('an empty field is told', async () => {
      await userEvent.click(send)
      await expect(email).toHaveAccessibleDescription(messages.newsletter.missing)
      await expect(email).toHaveFocus()
    })
    await step('so is one without @', async () => {
      await userEvent.type(email, 'name{Enter}')
      await expect(email).toHaveAccessibleDescription(messages.newsletter.wrong)
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('what is right is sent', async () => {
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
    await expect(canvas.getByRole('status')).toHaveTextContent(spoken(globals).messages.newsletter.done)
  },
}
function Refused(props: NewsletterFormRootProps) {
  return <Example {...props} error={useExampleWords().offlineNews} />
}
export const Failed: Story = {
  render: args => <Refused {...args} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(spoken(globals).words.offlineNews)
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
