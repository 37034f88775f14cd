import { AddressForm, type AddressValues, addressFields } from '@shop/ui/address-form'
import { Button } from '@shop/ui/button'
import { useState } from 'react'

/** A shop in the United States: the fields of the country, with the states as a list and one field of its own. */
const states = [
  { value: 'CA', text: 'California' },
  { value: 'NY', text: 'New York' },
  { value: 'TX', text: 'Texas' },
]
const fields = [
  ...addressFields('US').map(field => (field.name === 'state' ? { ...field, options: states } : field)),
  { name: 'gate', label: 'Gate code', autoComplete: 'off', maxLength: 8 },
]

const errorsOf = ({ name, zip = '' }: AddressValues) => ({
  ...(!name && { name: 'Enter the name of whoever receives the parcel' }),
  ...(!/^\d{5}(-\d{4})?$/.test(zip) && { zip: 'A ZIP code has five digits, such as 94103' }),
})

export const Example = () => {
  const [values, setValues] = useState<AddressValues>({ city: 'San Francisco', state: 'CA' })
  const [wasSent, setSent] = useState(false)
  return (
    <form
      method="post"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setSent(true)
      }}
    >
      <h2>Shipping address</h2>
      <AddressForm.Root
        aria-label="Shipping address"
        section="shipping"
        fields={fields}
        values={values}
        onValuesChange={setValues}
        errors={wasSent ? errorsOf(values) : {}}
      >
        {fields.map(({ name }) => (
          <AddressForm.Field key={name} name={name} />
        ))}
      </AddressForm.Root>
      <Button type="submit" variant="accent">
        Save
      </Button>
    </form>
  )
}
