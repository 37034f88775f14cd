/** The step «address» of the US checkout with the address form of `@shop/ui`: its fields have the names of the definition. */
import type { CheckoutFlow } from '@shop/flows/checkout/factory'
import { useFlow } from '@shop/flows/react'
import { AddressForm, addressFields } from '@shop/ui/address-form'
import { messageOf, states, type UsStep } from './us-checkout.js'

const options = states.map(value => ({ value, text: value }))
const fields = addressFields('US').map(field => (field.name === 'state' ? { ...field, options } : field))

const names = fields.map(({ name }) => name)
const inputOf = (name: string) => `address.${name}`

export function UsAddress({ checkout }: { checkout: CheckoutFlow<UsStep> }) {
  const values = useFlow(checkout, view => view.values)
  const issues = useFlow(checkout, view => view.issues)
  const messages = names.map(name => {
    const issue = issues[inputOf(name)]
    return [name, issue && messageOf(issue)] as const
  })
  return (
    <form
      method="post"
      // A field is validated when it loses the focus.
      onBlur={({ target }) => {
        if ('name' in target) checkout.send({ type: 'checkout.blur', name: inputOf(String(target.name)) })
      }}
      onSubmit={event => {
        event.preventDefault()
        checkout.send({ type: 'checkout.next' })
      }}
    >
      <AddressForm.Root
        aria-label="Shipping address"
        fields={fields}
        values={Object.fromEntries(names.map(name => [name, values[inputOf(name)] ?? '']))}
        errors={Object.fromEntries(messages)}
        onValuesChange={changed =>
          checkout.send({
            type: 'checkout.change',
            values: Object.fromEntries(Object.entries(changed).map(([name, value]) => [inputOf(name), value])),
          })
        }
      />
      <button type="submit">Continue</button>
    </form>
  )
}
