import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { plural } from '../internal/words.ts'
import { Price } from '../price/price.tsx'
import { Column, InEachLanguage, spoken, useExampleLists, useExampleWords } from '../testing/examples.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { RadioList, RadioListItem } from './radio-list.tsx'
import { EmailField, SelectField, TextField, type TextFieldProps } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'

const meta = {
  title: 'Checkout/Field',
  component: TextField,
  args: { label: '', required: false, optional: false, disabled: false, valid: false },
  render: args => <Named {...args} />,
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

function Named({ label, hint, ...rest }: TextFieldProps) {
  const words = useExampleWords()
  return (
    <Column>
      <TextField placeholder="name@poshta.ua" {...rest} label={label || words.email} hint={hint ?? words.emailHint} />
    </Column>
  )
}

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    const email = canvas.getByRole('textbox', { name: words.email })
    await expect(email).toHaveAccessibleDescription(words.emailHint)
    await userEvent.click(canvas.getByText(words.email))
    await expect(email).toHaveFocus()
  },
}

function States() {
  const words = useExampleWords()
  const { cities, readOnly } = useExampleLists()
  return (
    <Column>
      <EmailField label={words.email} hint={words.emailHint} placeholder="name@poshta.ua" />
      <TextField label={words.name} defaultValue={words.buyerName} valid />
      <EmailField label={words.email} defaultValue="o.kovalenko" error={words.emailWrong} />
      <TextField label={words.lastName} required error={words.required} />
      <TextField label={words.flat} optional />
      <TextField label={words.city} defaultValue={cities[0].text} disabled />
      <TextField label={readOnly} defaultValue="HT-1042" readOnly />
      <PhoneField label={words.phone} defaultValue="0671234567" />
      <TextareaField label={words.comment} hint={words.commentHint} max={700} />
      <SelectField label={words.sorting}>
        {words.sortings.map(sorting => (
          <option key={sorting}>{sorting}</option>
        ))}
      </SelectField>
      <div>
        <CheckboxField label={words.rain} count={11} />
        <CheckboxField label={words.rain} count={8} defaultChecked />
        <CheckboxField label={words.rain} count={0} disabled />
      </div>
    </Column>
  )
}

export const AllStates: Story = {
  render: () => <States />,
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    const wrong = canvas.getByRole('textbox', { name: words.lastName })
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription(words.required)
    await expect(wrong.closest('.invalid')).not.toBeNull()
    await expect(canvas.getByRole('textbox', { name: words.name }).closest('.valid')).not.toBeNull()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' }, render: () => <States /> }
export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <States />
    </InEachLanguage>
  ),
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

function Phones() {
  return (
    <Column>
      <PhoneField label={useExampleWords().phone} />
    </Column>
  )
}
export const Phone: Story = {
  render: () => <Phones />,
  play: async ({ canvas, globals }) => {
    const phone = canvas.getByRole('textbox', { name: spoken(globals).words.phone })
    await userEvent.type(phone, '0671234567')
    await expect(phone).toHaveValue('+380 67 123 45 67')
    await userEvent.clear(phone)
    await expect(phone).toHaveValue('')
  },
}

function Comments() {
  const words = useExampleWords()
  return (
    <Column>
      <TextareaField label={words.comment} max={20} hint={words.commentHint} />
    </Column>
  )
}
export const Comment: Story = {
  render: () => <Comments />,
  play: async ({ canvas, globals }) => {
    const { locale, messages } = spoken(globals)
    await userEvent.type(canvas.getByRole('textbox'), '12345678901234567890')
    await expect(canvas.getByText('20 / 20')).toBeVisible()
    const left = plural(locale, messages.field.left, 0)
    await expect(await canvas.findByText(left, {}, { timeout: 2000 })).toBeInTheDocument()
  },
}

function Ways({ wrong = false }: { wrong?: boolean }) {
  const words = useExampleWords()
  const [way, setWay] = useState<string | null>(wrong ? null : 'branch')
  return (
    <Column width={640}>
      <RadioList
        label={words.way}
        value={way}
        onValueChange={setWay}
        required
        error={wrong && way === null ? words.required : undefined}
      >
        <RadioListItem
          value="branch"
          title={words.branch}
          text={words.branchText}
          aside={<Price amount={80} size="small" from />}
        />
        <RadioListItem
          value="locker"
          title={words.locker}
          text={words.lockerText}
          aside={<Price amount={70} size="small" from />}
        />
        <RadioListItem
          value="courier"
          title={words.courier}
          text={words.courierText}
          aside={<Price amount={125} size="small" from />}
        />
      </RadioList>
    </Column>
  )
}

export const RowsToChooseFrom: Story = {
  render: () => <Ways />,
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    const locker = canvas.getByRole('radio', { name: new RegExp(words.locker) })
    await userEvent.click(locker)
    await expect(locker).toBeChecked()
    await expect(canvas.getByRole('radio', { name: new RegExp(words.branch) })).not.toBeChecked()
  },
}
export const NothingChosenYet: Story = { render: () => <Ways wrong /> }
export const RowsInThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Ways />
    </InEachLanguage>
  ),
}

function Passwords() {
  const words = useExampleWords()
  return (
    <Column>
      <PasswordField label={words.password} defaultValue="hard-hat-2026" />
      <PasswordField label={words.newPassword} autoComplete="new-password" hint={words.passwordHint} valid />
      <PasswordField label={words.newPassword} autoComplete="new-password" error={words.passwordHint} />
    </Column>
  )
}
export const Password: Story = {
  render: () => <Passwords />,
  play: async ({ canvas, globals }) => {
    const { words, messages } = spoken(globals)
    const [show] = canvas.getAllByRole('button', { name: messages.password.show })
    const field = canvas.getByLabelText(words.password)
    await expect(field).toHaveAttribute('type', 'password')
    if (show) await userEvent.click(show)
    await expect(field).toHaveAttribute('type', 'text')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
  },
}
