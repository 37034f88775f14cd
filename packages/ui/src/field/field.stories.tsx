import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { formatPlural } from '../internal/format-message.ts'
import { Price } from '../price/price.tsx'
import { Column, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { phoneMask } from './phone-pattern.ts'
import { RadioGroup, RadioGroupItem } from './radio-group.tsx'
import { EmailField, SelectField, TextField, type TextFieldProps } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'

const meta = {
  title: 'Forms/Field',
  component: TextField,
  args: { label: '', hint: '', error: '', required: false, optional: false, disabled: false, valid: false },
  render: args => <Named {...args} />,
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
export const HintAndLabelBelongToTheInput: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    const email = canvas.getByRole('textbox', { name: texts.email })
    await expect(email).toHaveAccessibleDescription(texts.emailHint)
    await userEvent.click(canvas.getByText(texts.email))
    await expect(email).toHaveFocus()
  },
}

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

function Phones({ defaultValue }: { defaultValue?: string }) {
  return (
    <Column>
      <PhoneField label={useExampleTexts().phone} defaultValue={defaultValue} />
    </Column>
  )
}
export const Phone: Story = { render: () => <Phones defaultValue="0671234567" /> }
export const PhoneIsMasked: Story = {
  ...Phone,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const phone = canvas.getByRole('textbox', { name: localeFixtures(globals).texts.phone })
    await userEvent.type(phone, '0671234567')
    await expect(phone).toHaveValue('+380 67 123 45 67')
    await userEvent.clear(phone)
    await expect(phone).toHaveValue('')
  },
}

function Comments() {
  const texts = useExampleTexts()
  return (
    <Column>
      <TextareaField label={texts.comment} max={20} hint={texts.commentHint} />
    </Column>
  )
}
export const Comment: Story = {
  render: () => <Comments />,
}
export const CommentCountsCharacters: Story = {
  ...Comment,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { locale, messages } = localeFixtures(globals)
    await userEvent.type(canvas.getByRole('textbox'), '12345678901234567890')
    await expect(canvas.getByText('20 / 20')).toBeVisible()
    const left = formatPlural(locale, messages.field.left, 0)
    await expect(await canvas.findByText(left, {}, { timeout: 2000 })).toBeInTheDocument()
  },
}

function DeliveryMethods({ invalid = false }: { invalid?: boolean }) {
  const texts = useExampleTexts()
  const [method, setMethod] = useState<string | null>(invalid ? null : 'branch')
  return (
    <Column width={640}>
      <RadioGroup
        label={texts.deliveryMethod}
        value={method}
        onValueChange={setMethod}
        required
        error={invalid && method === null ? texts.required : undefined}
      >
        <RadioGroupItem
          value="branch"
          title={texts.branch}
          description={texts.branchText}
          aside={<Price amount={80} size="small" from />}
        />
        <RadioGroupItem
          value="locker"
          title={texts.locker}
          description={texts.lockerText}
          aside={<Price amount={70} size="small" from />}
        />
        <RadioGroupItem
          value="courier"
          title={texts.courier}
          description={texts.courierText}
          aside={<Price amount={125} size="small" from />}
        />
      </RadioGroup>
    </Column>
  )
}

export const RadioGroups: Story = {
  render: () => <DeliveryMethods />,
}
export const RadioGroupSelects: Story = {
  ...RadioGroups,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    const locker = canvas.getByRole('radio', { name: new RegExp(texts.locker) })
    await userEvent.click(locker)
    await expect(locker).toBeChecked()
    await expect(canvas.getByRole('radio', { name: new RegExp(texts.branch) })).not.toBeChecked()
  },
}
export const RadioGroupWithError: Story = { render: () => <DeliveryMethods invalid /> }

function Passwords() {
  const texts = useExampleTexts()
  return (
    <Column>
      <PasswordField label={texts.password} defaultValue="hard-hat-2026" />
      <PasswordField label={texts.newPassword} autoComplete="new-password" hint={texts.passwordHint} valid />
      <PasswordField label={texts.newPassword} autoComplete="new-password" error={texts.passwordHint} />
    </Column>
  )
}
export const Password: Story = {
  render: () => <Passwords />,
}
export const PasswordIsShownOnRequest: Story = {
  ...Password,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const [show] = canvas.getAllByRole('button', { name: messages.password.show })
    const field = canvas.getByLabelText(texts.password)
    await expect(field).toHaveAttribute('type', 'password')
    if (show) await userEvent.click(show)
    await expect(field).toHaveAttribute('type', 'text')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
  },
}

const polish = phoneMask('+48 ### ### ###')
function PolishPhone() {
  const texts = useExampleTexts()
  return (
    <Column>
      <PhoneField label={texts.phone} mask={polish} placeholder="+48" />
    </Column>
  )
}
/** A mask of another country's numbers. */
export const PhoneOfAnotherCountry: Story = {
  render: () => <PolishPhone />,
}
export const OwnMask: Story = {
  ...PhoneOfAnotherCountry,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox')
    await userEvent.type(phone, '512345678')
    await expect(phone).toHaveValue('+48 512 345 678')
    await userEvent.type(phone, '{Backspace}{Backspace}{Backspace}')
    await expect(phone).toHaveValue('+48 512 345')
  },
}
