'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, useId } from 'react'
import { ComboboxField } from '../combobox/combobox-field.tsx'
import { PhoneField } from '../field/phone-field.tsx'
import { SelectField, TextField } from '../field/text-field.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { type Cause, useControlled } from '../internal/use-controlled.ts'
import { usePart } from '../internal/use-part.ts'
import type { Messages } from '../messages/messages.ts'
import type { ChangeDetails, ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { AddressErrors, AddressField, AddressValues } from './address-fields.ts'
import type { addressFormData } from './address-form.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof addressFormData>('address-form')

/** `input`: typed or selected in a native field · `select`: a suggestion was chosen or cleared. */
export type AddressChangeReason = 'input' | 'select'

interface Address {
  fields: readonly AddressField[]
  values: AddressValues
  errors: AddressErrors
  valid: readonly string[]
  disabled: boolean
  section: string | undefined
  idPrefix: string
  /** False when the consumer cancels the change. */
  change: (values: AddressValues, reason: AddressChangeReason, cause?: Cause) => boolean
}
const AddressContext = /* @__PURE__ */ createContext<Address | null>(null)

export interface AddressFormRootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** Fields in their order: `addressFields('UA')`, or your own. */
  fields: readonly AddressField[]
  /** Values by the names of the fields; makes the form controlled. */
  values?: AddressValues | undefined
  /** Values at first. @default {} */
  defaultValues?: AddressValues | undefined
  /** Called with all values on every change; `cancel()` takes it back. */
  onValuesChange?: ChangeHandler<AddressValues, AddressChangeReason> | undefined
  /** Error messages by the names of the fields. */
  errors?: AddressErrors | undefined
  /** Names of the fields that passed validation. @default [] */
  valid?: readonly string[] | undefined
  /** Section of the browser's autofill, for a page with two addresses: `shipping`, `billing`. */
  section?: string | undefined
  /** Before the name of a field in its id, for links of an `ErrorSummary`. @default generated */
  idPrefix?: string | undefined
  /** Disables all fields. @default false */
  disabled?: boolean | undefined
}

/**
 * Fields of an address in rows; the form and its button are the page's. Renders a `<div role="group">`: name it with
 * `aria-label` or a heading. Children: `Field` parts and what stands between them, by default all fields.
 *
 * Each field has its autofill token; suggestions are a combobox with its keys. Focus the first field with an error after a
 * submit. Not for a pickup point (use a combobox of points) or an address that only a courier’s service may word.
 */
export function AddressFormRoot(props: AddressFormRootProps) {
  const { fields, values: given, defaultValues = {}, onValuesChange, errors = {}, valid = [], ...others } = props
  const { section, idPrefix, disabled = false, children, ...rest } = others
  const id = useId()
  const [values, change] = useControlled(given, defaultValues, onValuesChange)
  return (
    <AddressContext
      value={{ fields, values, errors, valid, disabled, section, idPrefix: idPrefix ?? `${id}-`, change }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend; a page names its addresses by headings */}
      <div role="group" {...rest} data-disabled={dataAttr(disabled)} {...attrs('root')}>
        {children ?? fields.map(({ name }) => <AddressFormField key={name} name={name} />)}
      </div>
    </AddressContext>
  )
}

export interface AddressFormFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the field in the root's `fields`. */
  name: string
}

const hasLabel = (name: string, labels: Messages['addressForm']): name is keyof Messages['addressForm'] =>
  name in labels

/** One field of the address. Renders a `<div>` with a field of its kind. */
export function AddressFormField({ name, ...rest }: AddressFormFieldProps) {
  const address = usePart(AddressContext, 'AddressForm.Field', 'AddressForm.Root')
  const field = address.fields.find(each => each.name === name)
  if (!field) {
    throw new Error(
      `@shop/ui: <AddressForm.Field name="${name}"> is not in the fields of <AddressForm.Root>. Add it there: { name: '${name}', label: … }.`,
    )
  }
  return (
    <div {...rest} data-width={field.width ?? 'half'} {...attrs('field')}>
      <AddressControl field={field} address={address} />
    </div>
  )
}

function AddressControl({ field, address }: { field: AddressField; address: Address }): ReactNode {
  const { addressForm: labels } = useShopUi().messages
  const { name, load, options, valueName, required = false, autoComplete, kind, placeholder } = field
  const { values, errors, section, change, disabled, valid } = address
  const value = values[name] ?? ''
  const label = field.label ?? (hasLabel(name, labels) ? labels[name] : name)
  const onValueChange = (text: string, { event, cancel }: ChangeDetails) => {
    if (!change({ ...values, [name]: text }, 'input', event)) cancel()
  }
  const shared = {
    id: address.idPrefix + name,
    name,
    label,
    required,
    optional: !required,
    disabled,
    error: errors[name],
    valid: valid.includes(name),
    hint: field.hint,
    autoComplete: section && autoComplete && autoComplete !== 'off' ? `${section} ${autoComplete}` : autoComplete,
  }
  const text = { ...shared, value, onValueChange }
  if (kind === 'phone') return <PhoneField {...text} placeholder={placeholder} mask={field.mask} />
  if (options && kind !== 'text') {
    return (
      <SelectField {...text} onChange={() => {}}>
        {/* Nothing is selected before a choice. */}
        {!options.some(option => option.value === value) && <option value={value}>{value}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </SelectField>
    )
  }
  if (load && kind !== 'text') {
    const id = valueName === undefined ? value : (values[valueName] ?? '')
    return (
      <ComboboxField
        {...shared}
        placeholder={placeholder}
        value={value ? { id, text: value } : null}
        valueName={valueName}
        popularOptions={field.popularOptions}
        load={(query, signal) => load(query, signal, values)}
        onValueChange={(item, { event, cancel }) => {
          const chosen = { [name]: item?.text ?? '', ...(valueName && { [valueName]: item?.id ?? '' }) }
          if (!change({ ...values, ...chosen }, 'select', event)) cancel()
        }}
      />
    )
  }
  return (
    <TextField
      {...text}
      inputMode={field.inputMode}
      maxLength={field.maxLength}
      placeholder={placeholder}
      onChange={() => {}}
    />
  )
}
