import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../field/index.ts'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

const usage: Usage = {
  when: [
    'For the password of a sign-in, and for a new one.',
    '`autoComplete="new-password"` where one is set: browsers then offer to create it.',
  ],
  good: {
    text: 'The rule is known beforehand, and the text can be shown.',
    Sample: () => <PasswordField label="New password" autoComplete="new-password" hint="At least 8 characters" />,
  },
  bad: {
    text: 'Typing twice, without seeing it.',
    Sample: () => (
      <>
        <TextField label="Password" type="password" />
        <TextField label="Repeat the password" type="password" />
      </>
    ),
  },
  content: ['The hint holds the whole rule.', 'An error names the part of the rule that is not met.'],
}

const meta = {
  title: 'Forms/Password',
  component: PasswordField,
  args: { label: '', hint: '', error: '', required: false, disabled: false, defaultValue: 'hard-hat-2026' },
  render: args => <Named {...args} />,
  parameters: { usage },
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
