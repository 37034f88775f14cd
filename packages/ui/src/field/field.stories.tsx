import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Column, InEachLanguage, useExampleWords } from '../internal/examples.tsx'
import { Price } from '../price/price.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { RadioList, RadioListItem } from './radio-list.tsx'
import { EmailField, SelectField, TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'

const meta = {
  title: 'Checkout/Field',
  component: TextField,
  args: { label: 'E-mail', placeholder: 'name@poshta.ua' },
  render: args => (
    <Column>
      <TextField {...args} />
    </Column>
  ),
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { hint: 'Надішлемо підтвердження' } }

function States() {
  const words = useExampleWords()
  return (
    <Column>
      <EmailField label={words.email} hint={words.emailHint} placeholder="name@poshta.ua" />
      <TextField label={words.name} defaultValue={words.buyerName} valid />
      <EmailField label={words.email} defaultValue="o.kovalenko" error={words.emailWrong} />
      <TextField label={words.lastName} required error={words.required} />
      <TextField label={words.flat} optional />
      <TextField label={words.city} defaultValue="Київ" disabled />
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
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('textbox', { name: 'Прізвище' })
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription('Це поле є обовьязковим!')
    await expect(wrong.closest('.invalid')).not.toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Ім’я' }).closest('.valid')).not.toBeNull()
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

export const Phone: Story = {
  render: () => (
    <Column>
      <PhoneField label="Телефон" />
    </Column>
  ),
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Телефон' })
    await userEvent.type(phone, '0671234567')
    await expect(phone).toHaveValue('+380 67 123 45 67')
    await userEvent.clear(phone)
    await expect(phone).toHaveValue('')
  },
}

export const Comment: Story = {
  render: () => (
    <Column>
      <TextareaField label="Коментар до замовлення" max={20} hint="Наприклад: подзвонити за годину" />
    </Column>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Подзвоніть за годину')
    await expect(canvas.getByText('20 / 20')).toBeVisible()
    await expect(await canvas.findByText('Залишилося 0 символів', {}, { timeout: 2000 })).toBeInTheDocument()
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /поштомат/ }))
    await expect(canvas.getByRole('radio', { name: /поштомат/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /відділення/ })).not.toBeChecked()
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
      <PasswordField label={words.password} defaultValue="каска і жилет" />
      <PasswordField label={words.newPassword} autoComplete="new-password" hint={words.passwordHint} valid />
      <PasswordField label={words.newPassword} autoComplete="new-password" error={words.passwordHint} />
    </Column>
  )
}
export const Password: Story = {
  render: () => <Passwords />,
  play: async ({ canvas }) => {
    const [show] = canvas.getAllByRole('button', { name: 'Показати пароль' })
    const field = canvas.getByLabelText('Пароль')
    await expect(field).toHaveAttribute('type', 'password')
    if (show) await userEvent.click(show)
    await expect(field).toHaveAttribute('type', 'text')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
  },
}
