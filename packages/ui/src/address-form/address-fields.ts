import type { ReactNode } from 'react'
import type { ComboboxItem } from '../combobox/combobox-context.ts'
import type { PhoneMask } from '../field/phone-mask.ts'

/** One field of an address, as data. */
export interface AddressField {
  /** Key of its value and error, name of its form field. */
  readonly name: string
  /** Visible label. @default that of the provider's messages, for the names that they have */
  readonly label?: string | undefined
  /** @default 'combobox' with `load`, 'select' with `options`, otherwise 'text' */
  readonly kind?: 'text' | 'phone' | 'select' | 'combobox' | undefined
  /** Sets `aria-required`; a field that is not required is marked as optional. @default false */
  readonly required?: boolean | undefined
  /** Token of the browser's autofill: `postal-code`. */
  readonly autoComplete?: string | undefined
  readonly inputMode?: 'text' | 'numeric' | 'tel' | undefined
  /** Number of characters. */
  readonly maxLength?: number | undefined
  readonly placeholder?: string | undefined
  /** Help text, always visible. */
  readonly hint?: ReactNode
  /** Part of the row on wide screens. @default 'half' */
  readonly width?: 'full' | 'half' | 'third' | undefined
  /** Of a select. */
  readonly options?: readonly { readonly value: string; readonly text: string }[] | undefined
  /**
   * Suggestions for the typed text, fetched when the field is used first; `values` are those of the form, such as the
   * region. Before hydration, and without scripts, the field is a text field.
   */
  readonly load?:
    | ((query: string, signal: AbortSignal, values: AddressValues) => Promise<readonly ComboboxItem[]>)
    | undefined
  /** Suggestions that are offered as buttons below the field. */
  readonly popularOptions?: readonly ComboboxItem[] | undefined
  /** Key of the value, and name of the hidden field, with the id of the chosen suggestion. */
  readonly valueName?: string | undefined
  /** Of a phone. @default a Ukrainian number */
  readonly mask?: PhoneMask | undefined
}

/** Texts of the fields by name. */
export type AddressValues = Readonly<Record<string, string>>
/** Errors by field: set one after the field was blurred or the form submitted. */
export type AddressErrors = Readonly<Record<string, ReactNode>>

const name = { name: 'name', required: true, autoComplete: 'name', width: 'half' } as const
const phone = { name: 'phone', kind: 'phone', autoComplete: 'tel', width: 'half' } as const

const phoneOfAnyCountry = { ...phone, kind: 'text', inputMode: 'tel' } as const
const addressLines = [
  { name: 'addressLine1', required: true, autoComplete: 'address-line1', width: 'full' },
  { name: 'addressLine2', autoComplete: 'address-line2', width: 'full' },
] as const
const city = { name: 'city', required: true, autoComplete: 'address-level2', width: 'third' } as const
const state = { name: 'state', required: true, autoComplete: 'address-level1', width: 'third' } as const
const region = { name: 'region', autoComplete: 'address-level1', width: 'third' } as const
const postalCode = { name: 'postalCode', autoComplete: 'postal-code', width: 'third', maxLength: 12 } as const

const byCountry = {
  UA: [
    name,
    phone,
    { name: 'region', autoComplete: 'address-level1' },
    { name: 'city', required: true, autoComplete: 'address-level2' },
    { name: 'street', required: true, autoComplete: 'address-line1', width: 'full' },
    { name: 'house', required: true, autoComplete: 'off', width: 'third', maxLength: 10 },
    { name: 'apartment', autoComplete: 'address-line2', width: 'third', maxLength: 10 },
    { ...postalCode, inputMode: 'numeric', maxLength: 5 },
  ],
  US: [
    name,
    phoneOfAnyCountry,
    ...addressLines,
    city,
    state,
    { name: 'zip', required: true, autoComplete: 'postal-code', inputMode: 'numeric', width: 'third', maxLength: 10 },
  ],
} as const satisfies Readonly<Record<'UA' | 'US', readonly AddressField[]>>

/** Fields of a last row. `Z`: postal code, `#`: one of digits alone. */
const lastFields: Readonly<Record<string, AddressField>> = {
  Z: { ...postalCode, required: true },
  '#': { ...postalCode, required: true, inputMode: 'numeric' },
  C: city,
  S: state,
  P: { ...state, name: 'province' },
  R: region,
}

/** Countries by the order of their last row. Source: the address formats of Google’s libaddressinput. */
const lastRows: Readonly<Record<string, string>> = {
  '#C': 'AT BE CH DE DK FI FR LU NO',
  ZC: 'CZ GR NL PL PT SE SK',
  '#CP': 'ES IT',
  'CS#': 'AU',
  CPZ: 'CA',
  CZ: 'GB',
  CRZ: 'IE',
}

/** What every postal service takes. */
const lastElsewhere = [postalCode, city, region]

const isKnown = (country: string): country is keyof typeof byCountry => Object.hasOwn(byCountry, country)

/** Fields of Ukraine or the United States. */
export function addressFields<Country extends keyof typeof byCountry>(country: Country): (typeof byCountry)[Country]
/**
 * Fields of an address in a country, by its code in capitals: Ukraine, the United States, Australia, Canada and 20 countries of Europe
 * have them in the order of their post, any other a plain form. Take them as they are, or change, add and reorder them.
 */
export function addressFields(country: string): readonly AddressField[]
export function addressFields(country: string): readonly AddressField[] {
  if (isKnown(country)) return byCountry[country]
  const [row] = Object.entries(lastRows).find(([, countries]) => countries.split(' ').includes(country)) ?? []
  const last = row ? [...row].flatMap(letter => lastFields[letter] ?? []) : lastElsewhere
  return [name, phoneOfAnyCountry, ...addressLines, ...last]
}
