import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { WithLanguage } from '../testing/examples.tsx'
import {
  CheckboxField,
  CheckboxGroup,
  CheckboxGroupItem,
  EmailField,
  Field,
  PhoneField,
  phoneMask,
  RadioGroup,
  RadioGroupItem,
  TextareaField,
  TextField,
} from './index.ts'

test('pressing the label focuses the control', async () => {
  render(<EmailField label="E-mail" />, { wrapper: Ukrainian })
  await userEvent.click(screen.getByText('E-mail'))
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
})

test('keeps what was typed into a filled-in textarea before hydration, and the caret in it', () => {
  const field = (
    <Ukrainian>
      <TextareaField label="Коментар" defaultValue="Мала" max={100} />
    </Ukrainian>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(field)
  const typed = screen.getByRole<HTMLTextAreaElement>('textbox')
  typed.value = 'Замала куртка'
  typed.focus()
  typed.setSelectionRange(6, 6)
  render(field, { container, hydrate: true })
  expect(screen.getByRole('textbox')).toBe(typed)
  expect(typed).toHaveValue('Замала куртка')
  expect(typed.selectionStart).toBe(6)
  expect(screen.getByText('13 / 100')).toBeVisible()
})

test('the placeholder of a phone is the country code of its mask, or that of the page', () => {
  const placeholderOf = (mask?: (text: string) => string, placeholder?: string) => {
    const { unmount } = render(<PhoneField label="Phone" mask={mask} placeholder={placeholder} />)
    const shown = screen.getByRole('textbox').getAttribute('placeholder')
    unmount()
    return shown
  }
  expect(placeholderOf()).toBe('+380')
  expect(placeholderOf(phoneMask('+48 ### ### ###'))).toBe('+48')
  expect(placeholderOf(phoneMask('+1 (###) ###-####'))).toBe('+1')
  expect(placeholderOf(phoneMask('(###) ###-####'))).toBeNull()
  expect(placeholderOf(text => text)).toBeNull()
  expect(placeholderOf(undefined, '067 …')).toBe('067 …')
})

test('a phone that was typed before hydration is taken, masked', () => {
  const onValueChange = vi.fn()
  for (const state of [{}, { value: '' }]) {
    const field = <PhoneField label="Phone" onValueChange={onValueChange} {...state} />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(field)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
    input.value = '0671112233'
    const { unmount } = render(field, { container, hydrate: true })
    expect(onValueChange).toHaveBeenLastCalledWith('+380 67 111 22 33', expect.objectContaining({ reason: 'input' }))
    if (!('value' in state)) expect(input).toHaveValue('+380 67 111 22 33')
    unmount()
    container.remove()
  }
  expect(onValueChange).toHaveBeenCalledTimes(2)
})

test('a field is neither valid nor invalid before validation', () => {
  const { rerender } = render(<TextField label="Ім’я" required />, { wrapper: Ukrainian })
  const field = screen.getByRole('textbox', { name: 'Ім’я' })
  const root = field.closest('[data-part="root"]')
  expect(field).toBeRequired()
  expect(field).not.toHaveAttribute('aria-invalid')
  expect(root).not.toHaveClass('valid', 'invalid')

  rerender(<TextField label="Ім’я" required valid />)
  expect(root).toHaveClass('valid')

  rerender(<TextField label="Ім’я" required valid error="Це поле є обовьязковим!" />)
  expect(root).toHaveClass('invalid')
  expect(root).not.toHaveClass('valid')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Це поле є обовьязковим!')
})

test('the control is described by error, hint and its own aria-describedby', () => {
  render(
    <Field.Root error="Мінімально 2 символів" hint="Як у паспорті">
      <Field.Label>Ім’я</Field.Label>
      <Field.Input aria-describedby="own" />
      <Field.Hint />
      <Field.Error />
      <p id="own">Лише літери</p>
    </Field.Root>,
    { wrapper: Ukrainian },
  )
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Мінімально 2 символів Як у паспорті Лише літери')
})

test('text, checkbox and radios report their new value', async () => {
  const onChange = vi.fn()
  render(
    <>
      <TextField label="Місто" onValueChange={onChange} />
      <CheckboxField label="Інший отримувач" onCheckedChange={onChange} />
      <RadioGroup label="Оплата" onValueChange={onChange} error="Оберіть спосіб оплати">
        <RadioGroupItem value="receipt" title="Оплата при отриманні" />
        <RadioGroupItem value="card" title="Карткою онлайн" />
      </RadioGroup>
    </>,
    { wrapper: Ukrainian },
  )
  expect(screen.getByRole('radiogroup', { name: 'Оплата' })).toHaveAccessibleDescription('Оберіть спосіб оплати')
  await userEvent.type(screen.getByRole('textbox'), 'К')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Інший отримувач' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Карткою онлайн' }))
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['К', true, 'card'])
})

test('a group of checkboxes submits and reports what is checked, in the order of checking', async () => {
  const onChange = vi.fn()
  render(
    <form aria-label="Замовлення">
      <CheckboxGroup label="Послуги" name="extras" defaultValue={['hem']} onValueChange={onChange}>
        <CheckboxGroupItem value="logo" title="Вишивка" />
        <CheckboxGroupItem value="hem" title="Підгонка" />
        <CheckboxGroupItem value="boxing" title="Пакування" disabled disabledReason="Від 10 комплектів" />
      </CheckboxGroup>
    </form>,
    { wrapper: Ukrainian },
  )
  await userEvent.click(screen.getByText('Вишивка'))
  await userEvent.click(screen.getByText('Пакування'))
  expect(screen.getByRole('checkbox', { name: 'Пакування Від 10 комплектів' })).toBeDisabled()
  expect(new FormData(screen.getByRole('form')).getAll('extras')).toEqual(['logo', 'hem'])
  await userEvent.click(screen.getByText('Підгонка'))
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([['hem', 'logo'], ['logo']])
})

test('the reason of a disabled card is shown while it is disabled', () => {
  const card = (disabled: boolean) => (
    <RadioGroup label="Доставка">
      <RadioGroupItem value="locker" title="Поштомат" disabled={disabled} disabledReason="Замовлення важить 26 кг" />
    </RadioGroup>
  )
  const { rerender } = render(card(true), { wrapper: Ukrainian })
  expect(screen.getByRole('radio', { name: 'Поштомат Замовлення важить 26 кг' })).toBeDisabled()
  rerender(card(false))
  expect(screen.getByRole('radio', { name: 'Поштомат' })).toBeEnabled()
})

function Ukrainian({ children }: { children: ReactNode }) {
  return <WithLanguage locale="uk">{children}</WithLanguage>
}
