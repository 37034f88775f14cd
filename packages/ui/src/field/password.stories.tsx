import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

const meta = {
  title: 'Forms/Password',
  component: PasswordField,
  args: { label: '', hint: '', error: '', required: false, disabled: false, defaultValue: 'hard-hat-2026' },
  render: args => <Named {...args} />,
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

function Named({ label, ...rest }: PasswordFieldProps) {
  const texts = useExampleTexts()
  return (
    <Column>
      <PasswordField {...rest} label={label || texts.password} />
    </Column>
  )
}

export const Playground: Story = {}
export const ShowsThePassword: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const show = canvas.getByRole('button', { name: messages.password.show })
    const field = canvas.getByLabelText(texts.password)
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(show)
    await expect(field).toHaveAttribute('type', 'text')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
  },
}

function States() {
  const texts = useExampleTexts()
  return (
    <Column>
      <PasswordField label={texts.password} defaultValue="hard-hat-2026" />
      <PasswordField label={texts.newPassword} autoComplete="new-password" hint={texts.passwordHint} valid />
      <PasswordField label={texts.newPassword} autoComplete="new-password" error={texts.passwordHint} />
      <PasswordField label={texts.password} defaultValue="hard-hat-2026" disabled />
    </Column>
  )
}
export const AllStates: Story = { tags: ['toolbar'], render: () => <States /> }
