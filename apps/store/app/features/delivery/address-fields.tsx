import { type AddressPart, addressForm, addressOf } from '@shop/contract/fields'
import { TextField, type TextFieldProps } from '@shop/ui/field'
import { Fragment, type ReactNode } from 'react'

interface AddressFieldsProps {
  labels: Readonly<Record<AddressPart, string>>
  /** State of a part's field. */
  field: (part: AddressPart) => Pick<TextFieldProps, 'id' | 'name' | 'error'>
  /** The shipping method needs the postal code. @default false */
  isIndexRequired?: boolean | undefined
  /** Renders the field of the street. @default a text field */
  street?: (props: TextFieldProps) => ReactNode
}

const attributes: Readonly<Record<AddressPart, Partial<TextFieldProps>>> = {
  street: { autoComplete: 'address-line1', className: 'field-grid__wide' },
  house: { autoComplete: 'off' },
  apartment: { autoComplete: 'off' },
  postal_index: { inputMode: 'numeric', autoComplete: 'postal-code' },
}

/** The fields of an address: of the checkout, of an order, of the address book. */
export function AddressFields({ labels, field, isIndexRequired = false, street }: AddressFieldsProps) {
  const fields = addressOf(part => {
    const { max: maxLength, required } = addressForm[part]
    const isRequired = required || (part === 'postal_index' && isIndexRequired)
    const props = {
      ...attributes[part],
      ...field(part),
      label: labels[part],
      maxLength,
      required: isRequired,
      optional: !isRequired,
    }
    return <Fragment key={part}>{part === 'street' && street ? street(props) : <TextField {...props} />}</Fragment>
  })
  return <div className="field-grid">{Object.values(fields)}</div>
}
