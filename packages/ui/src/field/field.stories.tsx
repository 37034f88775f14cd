import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { CheckboxField } from './checkbox-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { EmailField, SelectField, TextField, type TextFieldProps } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'

const usage: Usage = {
  when: [
    'For every value that is typed: the ready-made fields for text, e-mail, phone, password.',
    '`Field.*` for a field of your own: the same label, hint and error.',
  ],
  good: {
    text: 'The label stays visible, the error says how to mend it.',
    Sample: () => (
      <EmailField
        label="E-mail"
        hint="We send the receipt there"
        defaultValue="o.kovalenko"
        error="The e-mail must contain @"
      />
    ),
  },
  bad: {
    text: 'A placeholder instead of a label vanishes while typing; «invalid» does not help.',
    Sample: () => <TextField label="" placeholder="E-mail" error="Invalid" />,
  },
  content: [
    'A noun as label, without a colon.',
    'The hint says what for, or in which form; not «Enter your e-mail».',
    'An error says what is wrong and what to do.',
    'Mark the optional fields, not the required ones.',
  ],
}

const meta = {
  title: 'Forms/Field',
  component: TextField,
  args: { label: '', hint: '', error: '', required: false, optional: false, disabled: false, valid: false },
  render: args => <Named {...args} />,
  parameters: { usage },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

function Named({ label, hint, ...rest }: TextFieldProps) {
  const texts = useExampleTexts()
  return (
    <Column>
      <TextField placeholder="name@poshta.ua" {...rest} label={label || texts.email} hint={hint || texts.emailHint} />
    </Column>
  )
}

export const Playground: Story = {}

function States() {
  const texts = useExampleTexts()
  const { cities, readOnly } = useExampleLists()
  return (
    <Column>
      <EmailField label={texts.email} hint={texts.emailHint} placeholder="name@poshta.ua" />
      <TextField label={texts.name} defaultValue={texts.buyerName} valid />
      <EmailField label={texts.email} defaultValue="o.kovalenko" error={texts.emailWrong} />
      <TextField label={texts.lastName} required error={texts.required} />
      <TextField label={texts.flat} optional />
      <TextField label={texts.city} defaultValue={cities[0].text} disabled />
      <TextField label={readOnly} defaultValue="HT-1042" readOnly />
      <PhoneField label={texts.phone} defaultValue="0671234567" />
      <TextareaField label={texts.comment} hint={texts.commentHint} max={700} />
      <SelectField label={texts.sorting}>
        {texts.sortings.map(sorting => (
          <option key={sorting}>{sorting}</option>
        ))}
      </SelectField>
      <div>
        <CheckboxField label={texts.rain} count={11} />
        <CheckboxField label={texts.rain} count={8} defaultChecked />
        <CheckboxField label={texts.rain} count={0} disabled />
      </div>
    </Column>
  )
}

export const AllStates: Story = {
  tags: ['toolbar'],
  render: () => <States />,
}
export const ErrorDescribesTheInput: Story = {
  ...AllStates,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    const invalid = canvas.getByRole('textbox', { name: texts.lastName })
    await expect(invalid).toBeInvalid()
    await expect(invalid).toHaveAccessibleDescription(texts.required)
    await expect(invalid.closest('.invalid')).not.toBeNull()
    await expect(canvas.getByRole('textbox', { name: texts.name }).closest('.valid')).not.toBeNull()
  },
}

function LongLabels() {
  const { longLabel, longText } = useExampleLists()
  return (
    <Column width={288}>
      <TextField label={longLabel} hint={longText} optional />
      <TextField label={longLabel} error={longText} />
      <CheckboxField label={longText} count={1048} />
      <SelectField label={longLabel}>
        <option>{longText}</option>
      </SelectField>
    </Column>
  )
}
export const LongWords: Story = { render: () => <LongLabels /> }
