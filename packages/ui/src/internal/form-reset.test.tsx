import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import * as ui from '../index.ts'
import { WithLanguage } from '../testing/examples.tsx'

// A form is reset by a button, and by React 19 itself after a form action: every part with a value goes back to its first one, and
// submits what it shows.

const box = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => () => fireEvent.change(box(), { target: { value: text } })
const check = (name: string) => () => userEvent.click(screen.getByLabelText(name))

const parts: [name: string, part: ReactElement, change: () => unknown, initial: string[]][] = [
  [
    'quantity stepper',
    <ui.QuantityStepper.Root key="" name="x" defaultValue={2} />,
    () => userEvent.click(screen.getByRole('button', { name: 'Збільшити кількість' })),
    ['2'],
  ],
  [
    'phone field',
    <ui.PhoneField key="" label="Т" name="x" defaultValue="0671234567" />,
    type('0501112233'),
    ['+380 67 123 45 67'],
  ],
  ['text field', <ui.TextField key="" label="Т" name="x" defaultValue="а" />, type('б'), ['а']],
  [
    'radio group',
    <ui.RadioGroup key="" label="Р" name="x" defaultValue="a">
      <ui.RadioGroupItem value="a" title="А" />
      <ui.RadioGroupItem value="b" title="Б" />
    </ui.RadioGroup>,
    check('Б'),
    ['a'],
  ],
  [
    'checkbox group',
    <ui.CheckboxGroup key="" label="Р" name="x" defaultValue={['a']}>
      <ui.CheckboxGroupItem value="a" title="А" />
      <ui.CheckboxGroupItem value="b" title="Б" />
    </ui.CheckboxGroup>,
    check('Б'),
    ['a'],
  ],
  [
    'option picker',
    <ui.OptionPicker.Root key="" label="Р" name="x" defaultValue="a">
      <ui.OptionPicker.Item value="a">А</ui.OptionPicker.Item>
      <ui.OptionPicker.Item value="b">Б</ui.OptionPicker.Item>
    </ui.OptionPicker.Root>,
    check('Б'),
    ['a'],
  ],
  ['grade', <ui.GradeInput key="" name="x" defaultValue={2} />, check('5: Бездоганно'), ['2']],
  [
    'quantities of sizes',
    <ui.SizeQuantityTable
      key=""
      caption="К"
      headers={{ size: 'Розмір', quantity: 'Кількість' }}
      rows={['48', '50'].map(size => ({ id: size, size, note: '', max: 9, name: `x${size}` }))}
      defaultValue={{ 48: 1, 50: 2 }}
    />,
    async () => {
      for (const button of screen.getAllByRole('button', { name: /Збільшити/ })) await userEvent.click(button)
    },
    ['1', '2'],
  ],
]

const submitted = (form: HTMLFormElement) =>
  [...new FormData(form)].filter(([name]) => name.startsWith('x')).map(([, value]) => String(value))

test.each(parts)('a reset of the form sets the %s back, once', async (_, part, change, initial) => {
  const { container } = render(
    <WithLanguage locale="uk">
      <form>{part}</form>
    </WithLanguage>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form')
  expect(submitted(form)).toEqual(initial)
  await change()
  expect(submitted(form)).not.toEqual(initial)
  await act(async () => form.reset())
  expect(submitted(form)).toEqual(initial)
  // The state is reset too: the same change is one again.
  await change()
  expect(submitted(form)).not.toEqual(initial)
})

test('a select that nobody has touched submits what it shows after a reset', async () => {
  const items = ['a', 'b'].map(value => ({ value, text: value.toUpperCase() }))
  const { container } = render(
    <WithLanguage locale="uk">
      <form>
        <ui.ListboxField label="С" name="x" items={items} defaultValue="b" />
      </form>
    </WithLanguage>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form')
  await act(async () => form.reset())
  expect(screen.getByRole('combobox')).toHaveTextContent('B')
  expect(submitted(form)).toEqual(['b'])
})

test('the counter of a text area follows the reset', async () => {
  const { container } = render(
    <WithLanguage locale="uk">
      <form>
        <ui.TextareaField label="К" name="x" defaultValue="абв" max={50} />
      </form>
    </WithLanguage>,
  )
  fireEvent.change(box(), { target: { value: 'абвгд' } })
  const counter = () => container.querySelector('[data-part="counter"] > [aria-hidden]')?.textContent
  expect(counter()).toBe('5 / 50')
  await act(async () => container.querySelector('form')?.reset())
  expect(box().value).toBe('абв')
  expect(counter()).toBe('3 / 50')
})
