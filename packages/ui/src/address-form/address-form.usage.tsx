import type { Usage } from '../testing/usage.ts'
import { AddressForm, addressFields } from './index.ts'

const short = addressFields('US').filter(({ name }) => ['name', 'street', 'zip'].includes(name))

export const usage: Usage = {
  when: ['For an address that is delivered to.', 'For shops in several countries: the fields follow the country.'],
  good: {
    text: 'The labels that the country’s people know, in the order of its envelopes.',
    Sample: () => (
      <AddressForm.Root aria-label="Shipping address" fields={short}>
        {short.map(({ name }) => (
          <AddressForm.Field key={name} name={name} />
        ))}
      </AddressForm.Root>
    ),
  },
  bad: {
    text: 'One field for everything cannot be filled in by the browser, nor checked.',
    Sample: () => (
      <AddressForm.Root aria-label="Whole address" fields={[{ name: 'all', label: 'Address', autoComplete: 'off' }]}>
        <AddressForm.Field name="all" />
      </AddressForm.Root>
    ),
  },
  content: ['Ask only for what the parcel needs.', 'Mark what is optional, not what is required.'],
}
