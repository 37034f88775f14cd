import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { phoneMask } from '../field/index.ts'
import { AddressForm, addressFields } from './index.ts'

test('without scripts every field is a control of the form with its value', () => {
  const place = document.createElement('div')
  const load = async () => []
  const fields = addressFields('UA').map(field => (field.name === 'city' ? { ...field, load } : field))
  place.innerHTML = renderToString(<AddressForm.Root fields={fields} defaultValues={{ city: 'Kyiv', house: '5' }} />)
  const controls = [...place.querySelectorAll<HTMLInputElement>('input[name]')]
  expect(controls.map(({ name }) => name)).toEqual(fields.map(({ name }) => name))
  expect(controls.find(({ name }) => name === 'city')?.value).toBe('Kyiv')
})

test.each(['ZZ', 'pl', 'constructor'])('a country without fields of its own has a plain form: %s', country => {
  const { unmount } = render(<AddressForm.Root aria-label="Address" fields={addressFields(country)} />)
  expect([...document.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)).toEqual(
    'name tel address-line1 address-line2 postal-code address-level2 address-level1'.split(' '),
  )
  unmount()
})

test.each([
  ['DE', ['postalCode', 'city']],
  ['ES', ['postalCode', 'city', 'province']],
  ['AU', ['city', 'state', 'postalCode']],
  ['CA', ['city', 'province', 'postalCode']],
  ['GB', ['city', 'postalCode']],
])('a country has its last row in the order of its post, all of it required: %s', (country, expected) => {
  const last = addressFields(country).slice(4)
  expect(last.map(field => field.name)).toEqual(expected)
  expect(last.every(field => field.required)).toBe(true)
})

test('a phone has the placeholder of its field, or of its mask', () => {
  const mask = phoneMask('+48 ### ### ###')
  const fields = [
    { name: 'own', kind: 'phone', mask, placeholder: '+48 512 345 678' },
    { name: 'ofMask', kind: 'phone', mask },
  ] as const
  const { unmount } = render(<AddressForm.Root fields={fields} aria-label="Address" />)
  expect([...document.querySelectorAll('input')].map(({ placeholder }) => placeholder)).toEqual([
    '+48 512 345 678',
    '+48',
  ])
  unmount()
})

test('a county of Ireland may be left out', () => {
  expect(addressFields('IE').flatMap(({ name, required }) => (required ? [] : name))).toEqual([
    'phone',
    'addressLine2',
    'region',
  ])
})

test('a field that the root does not have throws with what to add', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() =>
    render(
      <AddressForm.Root fields={[]}>
        <AddressForm.Field name="gate" />
      </AddressForm.Root>,
    ),
  ).toThrow("Add it there: { name: 'gate', label: … }")
})
