import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { type AddressField, AddressForm, type AddressFormRootProps, addressFields } from './index.ts'

const odesa = { id: 'ref-odesa', text: 'Одеса' }
const withCities = (load: NonNullable<AddressField['load']> = async () => [odesa]) =>
  addressFields('UA').map(
    (field): AddressField => (field.name === 'city' ? { ...field, valueName: 'cityRef', load } : field),
  )
const form = (props: Partial<AddressFormRootProps> = {}) => (
  <form aria-label="Адреса">
    <AddressForm.Root fields={addressFields('UA')} aria-label="Адреса" {...props} />
    {after}
  </form>
)
/** The name ends with «(необов’язково)» where the field is optional. */
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const formData = () => {
  const element = document.querySelector('form')
  if (!element) throw new Error('There is no form')
  return Object.fromEntries(new FormData(element))
}

testKeyboard('address-form', {
  'Tab → moves through the fields in their order': async () => {
    show(form({ fields: [{ name: 'name' }, { name: 'city' }] }))
    await userEvent.keyboard('{Tab}')
    await expect.element(field('Ім’я та прізвище')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(field('Місто')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
  },
})

test('all values are in one object, under the names of the fields and of the form', async () => {
  const onValuesChange = vi.fn()
  show(form({ defaultValues: { house: '5' }, onValuesChange }))
  await userEvent.type(field('Вулиця'), 'Дерибасівська')
  expect(onValuesChange.mock.lastCall?.[0]).toEqual({ house: '5', street: 'Дерибасівська' })
  expect(onValuesChange.mock.lastCall?.[1].reason).toBe('input')
  await userEvent.type(field('Телефон'), '0671234567')
  expect(formData()).toMatchObject({ street: 'Дерибасівська', house: '5', phone: '+380 67 123 45 67', city: '' })
})

test('a chosen suggestion sets the city and its reference', async () => {
  const onValuesChange = vi.fn()
  const load = vi.fn(async () => [odesa])
  show(form({ fields: withCities(load), defaultValues: { region: 'Одеська' }, onValuesChange }))
  await userEvent.type(page.getByRole('combobox', { name: 'Місто' }), 'оде')
  await userEvent.click(page.getByRole('option', { name: 'Одеса' }))
  expect(onValuesChange.mock.lastCall?.[0]).toEqual({ region: 'Одеська', city: 'Одеса', cityRef: 'ref-odesa' })
  expect(formData()).toMatchObject({ city: 'Одеса', cityRef: 'ref-odesa' })
  expect(load).toHaveBeenCalledWith('оде', expect.any(AbortSignal), { region: 'Одеська' })
})

test('cancel() takes the change back', async () => {
  show(form({ onValuesChange: (_, { cancel }) => cancel() }))
  await userEvent.type(field('Вулиця'), 'А')
  await expect.element(field('Вулиця')).toHaveValue('')
})

test('a list of options is a native select, in which nothing is selected at first', async () => {
  const options = [{ value: 'NY', text: 'Нью-Йорк' }]
  show(form({ fields: [{ name: 'state', options, required: true }] }))
  const state = page.getByRole('combobox', { name: 'Штат' })
  await expect.element(state).toHaveValue('')
  await userEvent.selectOptions(state, 'NY')
  await expect.element(state).toHaveValue('NY')
  expect(formData()).toEqual({ state: 'NY' })
})

test('a field that is not required is marked as optional, tokens of autofill have the section', async () => {
  show(form({ section: 'billing' }))
  await expect
    .element(page.getByRole('textbox', { name: 'Квартира (необов’язково)' }))
    .toHaveAttribute('autocomplete', 'billing address-line2')
  await expect.element(field('Будинок')).toHaveAttribute('autocomplete', 'off')
  await expect.element(field('Вулиця')).toHaveAttribute('aria-required', 'true')
})

test('popular suggestions are buttons', async () => {
  const fields = withCities().map(each => (each.name === 'city' ? { ...each, popularOptions: [odesa] } : each))
  show(form({ fields }))
  await userEvent.click(button('Одеса'))
  expect(formData()).toMatchObject({ city: 'Одеса', cityRef: 'ref-odesa' })
})
