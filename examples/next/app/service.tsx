import {
  AddressForm,
  addressFields,
  Button,
  CheckboxGroup,
  CheckboxGroupItem,
  DateField,
  ListboxField,
  OrderTimeline,
  Popover,
  RatingHistogram,
  Tooltip,
  Upload,
} from '@shop/ui'

const grades = [
  { grade: 5, count: 62 },
  { grade: 4, count: 16 },
] as const
const countries = [
  { value: 'us', text: 'United States' },
  { value: 'ca', text: 'Canada', detail: 'Delivery in 4–6 days' },
]

// A server component as well: what these parts need is plain data. Functions, such as the transport of an upload, belong in a
// client component.
export function Service() {
  return (
    <section aria-label="Service" className="service">
      <RatingHistogram.Root counts={grades}>
        <RatingHistogram.Average />
        <RatingHistogram.Items aria-label="Reviews by rating" />
      </RatingHistogram.Root>
      <OrderTimeline.Root aria-label="Order progress">
        <OrderTimeline.Item state="done">
          <OrderTimeline.Title>Confirmed</OrderTimeline.Title>
          <OrderTimeline.Date date="2026-11-20T09:12:00Z">20 November</OrderTimeline.Date>
        </OrderTimeline.Item>
        <OrderTimeline.Item state="current">
          <OrderTimeline.Title>On its way</OrderTimeline.Title>
        </OrderTimeline.Item>
      </OrderTimeline.Root>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button>How delivery is counted</Button>
        </Popover.Trigger>
        <Popover.Content>
          <Popover.Title>Delivery</Popover.Title>
          <Popover.Description>The price of the carrier</Popover.Description>
        </Popover.Content>
      </Popover.Root>
      <Tooltip.Root>
        <Tooltip.Trigger>Compare</Tooltip.Trigger>
        <Tooltip.Content>Up to four products</Tooltip.Content>
      </Tooltip.Root>
      <ListboxField label="Country" name="country" items={countries} defaultValue="us" />
      <DateField label="Delivery date" name="date" min="2026-12-01" />
      <CheckboxGroup label="Extra services" name="extras" layout="grid">
        <CheckboxGroupItem value="hem" title="Hemming" description="To your measure" aside="$9" />
      </CheckboxGroup>
      <Upload.Root name="photos" accept="image/jpeg" maxFiles={5}>
        <Upload.Title>Photos</Upload.Title>
        <Upload.Trigger />
        <Upload.Items />
      </Upload.Root>
      <AddressForm.Root aria-label="Address" fields={addressFields('US')}>
        {addressFields('US').map(({ name }) => (
          <AddressForm.Field key={name} name={name} />
        ))}
      </AddressForm.Root>
    </section>
  )
}
