import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, InEachLanguage, useExampleWords } from '../internal/examples.tsx'
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
  play: async ({ canvas, args, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Новини на e-mail' })
    const send = canvas.getByRole('button', { name: 'Підписатися' })
    await step('an empty field is told', async () => {
      await userEvent.click(send)
      await expect(email).toHaveAccessibleDescription('Введіть e-mail')
      await expect(email).toHaveFocus()
    })
    await step('so is one without @', async () => {
      await userEvent.type(email, 'name{Enter}')
      await expect(email).toHaveAccessibleDescription('E-mail повинен містити @')
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Дякуємо! Ви підписалися на новини.')
  },
}
export const Failed: Story = { args: { error: 'Не вдалося підписатися. Спробуйте ще раз.' } }
export const Dark: Story = { args: { state: 'done' }, globals: { scheme: 'dark' } }
export const InThreeLanguages: Story = {
  render: args => (
    <InEachLanguage>
      <Example {...args} state="done" />
    </InEachLanguage>
  ),
}
