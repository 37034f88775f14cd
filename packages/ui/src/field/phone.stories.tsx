import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../field/index.ts'
import { Column, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx'
import { phoneMask } from './phone-pattern.ts'

const usage: Usage = {
  when: ['For one phone number; the country comes from `mask`.'],
  good: {
    text: 'The number is grouped while it is typed.',
    Sample: () => <PhoneField label="Phone" defaultValue="0671234567" />,
  },
  bad: {
    text: 'A format that the user has to keep.',
    Sample: () => <TextField label="Phone" error="Use the format +38(0XX)XXX-XX-XX" defaultValue="067 123 45 67" />,
  },
  content: ['Say what the number is for: «The courier calls it».', 'Never refuse a number because of its spaces.'],
}

const meta = {
  title: 'Forms/Phone',
  component: PhoneField,
  args: { label: '', hint: '', error: '', required: false, disabled: false, onValueChange: fn() },
  render: args => <Named {...args} />,
  parameters: { usage },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

function Named({ label, ...rest }: PhoneFieldProps) {
  const texts = useExampleTexts()
  return (
    <Column>
      <PhoneField {...rest} label={label || texts.phone} />
    </Column>
  )
}

export const Playground: Story = {}

const polish = phoneMask('+48 ### ### ###')
/** A mask of another country's numbers. */
export const OfAnotherCountry: Story = {
  args: { mask: polish, defaultValue: '+48512345678' },
}
export const OwnMaskIsFollowed: Story = {
  ...OfAnotherCountry,
  args: { ...OfAnotherCountry.args, defaultValue: '' },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox')
    await userEvent.type(phone, '512345678')
    await expect(phone).toHaveValue('+48 512 345 678')
    await userEvent.type(phone, '{Backspace}{Backspace}{Backspace}')
    await expect(phone).toHaveValue('+48 512 345')
  },
}

function States() {
  const texts = useExampleTexts()
  return (
    <Column>
      <PhoneField label={texts.phone} defaultValue="0671234567" valid />
      <PhoneField label={texts.phone} required error={texts.required} />
      <PhoneField label={texts.phone} defaultValue="0671234567" disabled />
    </Column>
  )
}
export const AllStates: Story = { tags: ['toolbar'], render: () => <States /> }
