import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import {
  CheckboxField,
  EmailField,
  PasswordField,
  PhoneField,
  RadioGroup,
  RadioGroupItem,
  TextareaField,
  TextField,
} from './index.ts'

const radio = (name: RegExp) => page.getByRole('radio', { name })

testKeyboard('field', {
  'Tab → moves focus to it, and on': async () => {
    show(
      <>
        <TextField label="Ім’я" />
        {after}
      </>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('textbox', { name: 'Ім’я' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
  },
  'Space → toggles a checkbox, presses «show password»': async () => {
    show(
      <>
        <CheckboxField label="Згода" />
        <PasswordField label="Пароль" />
      </>,
    )
    await userEvent.keyboard('{Tab} ')
    await expect.element(page.getByRole('checkbox', { name: 'Згода' })).toBeChecked()
    await userEvent.keyboard('{Tab}таємниця{Tab}')
    const toggle = button('Показати пароль')
    await expect.element(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('textbox', { name: 'Пароль' })).toHaveValue('таємниця')
  },
  'Arrows → in a radio group: move and select': async () => {
    show(
      <RadioGroup label="Спосіб доставки">
        <RadioGroupItem value="branch" title="Відділення" />
        <RadioGroupItem value="courier" title="Кур’єр" />
      </RadioGroup>,
    )
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect.element(radio(/Кур’єр/)).toBeChecked()
    await expect.element(radio(/Кур’єр/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(radio(/Відділення/)).toBeChecked()
  },
})

test('a press on the label focuses the field; its error is its description', async () => {
  show(<TextField label="Ім’я" error="Це поле є обовьязковим!" />)
  const field = page.getByRole('textbox', { name: 'Ім’я' })
  await userEvent.click(page.getByText('Ім’я'))
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('Це поле є обовьязковим!')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('fields have autocomplete tokens: e-mail, phone, password', async () => {
  show(
    <>
      <EmailField label="E-mail" />
      <PhoneField label="Телефон" />
      <PasswordField label="Пароль" />
      <PasswordField label="Новий пароль" autoComplete="new-password" />
    </>,
  )
  const names = ['E-mail', 'Телефон', 'Пароль', 'Новий пароль']
  const tokens = names.map(name => page.getByLabelText(name, { exact: true }).element().getAttribute('autocomplete'))
  expect(tokens).toEqual(['email', 'tel', 'current-password', 'new-password'])
})

test('near the limit of 700 characters the rest is announced politely after a pause in typing', async () => {
  show(<TextareaField label="Коментар" max={700} defaultValue={'а'.repeat(688)} />)
  await expect.element(page.getByText('688 / 700')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Залишилося 12 символів')
})

describe('phone', () => {
  const phone = page.getByRole('textbox', { name: 'Телефон' })

  test.each(['0671234567', '+380671234567', '80671234567', '671234567'])('typed as %s it is formatted', async keys => {
    show(<PhoneField label="Телефон" />)
    await userEvent.click(phone)
    await userEvent.keyboard(keys)
    await expect.element(phone).toHaveValue('+380 67 123 45 67')
  })

  test('deleting and typing in the middle keep the caret position', async () => {
    show(<PhoneField label="Телефон" defaultValue="0671234567" />)
    await userEvent.click(phone)
    await userEvent.keyboard('{Home}{ArrowRight>7/}')
    await userEvent.keyboard('{Backspace}9')
    await expect.element(phone).toHaveValue('+380 69 123 45 67')
    await userEvent.keyboard('{Delete}{Delete}') // the space, which is restored with the caret after it, then the digit
    await expect.element(phone).toHaveValue('+380 69 234 56 7')
  })

  test('Backspace clears it', async () => {
    show(<PhoneField label="Телефон" defaultValue="0671234567" />)
    await userEvent.click(phone)
    await userEvent.keyboard('{End}{Backspace>17/}')
    await expect.element(phone).toHaveValue('')
  })
})
