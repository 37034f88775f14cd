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

const byCountry = {
  UA: [
    name,
    phone,
    { name: 'region', autoComplete: 'address-level1' },
    { name: 'city', required: true, autoComplete: 'address-level2' },
    { name: 'street', required: true, autoComplete: 'address-line1', width: 'full' },
    { name: 'house', required: true, autoComplete: 'off', width: 'third', maxLength: 10 },
    { name: 'apartment', autoComplete: 'address-line2', width: 'third', maxLength: 10 },
    { name: 'postalCode', autoComplete: 'postal-code', inputMode: 'numeric', width: 'third', maxLength: 5 },
  ],
  US: [
    name,
    { ...phone, kind: 'text', inputMode: 'tel' },
    { name: 'addressLine1', required: true, autoComplete: 'address-line1', width: 'full' },
    { name: 'addressLine2', autoComplete: 'address-line2', width: 'full' },
    { name: 'city', required: true, autoComplete: 'address-level2', width: 'third' },
    { name: 'state', required: true, autoComplete: 'address-level1', width: 'third' },
    { name: 'zip', required: true, autoComplete: 'postal-code', inputMode: 'numeric', width: 'third', maxLength: 10 },
  ],
} as const satisfies Readonly<Record<'UA' | 'US', readonly AddressField[]>>

/** A plain form: what every postal service takes. */
const elsewhere = [
  name,
  { ...phone, kind: 'text', inputMode: 'tel' },
  { name: 'addressLine1', required: true, autoComplete: 'address-line1', width: 'full' },
  { name: 'addressLine2', autoComplete: 'address-line2', width: 'full' },
  { name: 'postalCode', autoComplete: 'postal-code', width: 'third', maxLength: 12 },
  { name: 'city', required: true, autoComplete: 'address-level2', width: 'third' },
  { name: 'region', autoComplete: 'address-level1', width: 'third' },
] as const satisfies readonly AddressField[]

const isKnown = (country: string): country is keyof typeof byCountry => Object.hasOwn(byCountry, country)

/** Fields of Ukraine or the United States. */
export function addressFields<Country extends keyof typeof byCountry>(country: Country): (typeof byCountry)[Country]
/**
 * Fields of an address in a country, by its code: Ukraine and the United States have their own, any other a plain form. Take
 * them as they are, or change, add and reorder them.
 */
export function addressFields(country: string): readonly AddressField[]
export function addressFields(country: string): readonly AddressField[] {
  return isKnown(country) ? byCountry[country] : elsewhere
}
