import { ListboxField, Select } from '@shop/ui/select'

const countries = [
  {
    label: 'Often chosen',
    items: [
      { value: 'ua', text: 'Ukraine', detail: 'Delivery in 1–3 days' },
      { value: 'pl', text: 'Poland', detail: 'Delivery in 4–6 days' },
    ],
  },
  {
    label: 'Other countries',
    items: [
      { value: 'md', text: 'Moldova' },
      { value: 'no', text: 'Norway', disabled: true, disabledReason: 'From 2027' },
    ],
  },
]

export const Example = () => (
  <form style={{ display: 'grid', gap: 20 }}>
    <ListboxField
      label="Country"
      name="country"
      autoComplete="country"
      items={countries}
      placeholder="Choose"
      required
    />
    {/* The parts by themselves. */}
    <Select.Root items={countries} name="invoice" defaultValue="ua">
      <Select.Label>Country of the invoice</Select.Label>
      <Select.Trigger />
      <Select.Popup>{item => <Select.Option item={item}>{item.text}</Select.Option>}</Select.Popup>
    </Select.Root>
  </form>
)
