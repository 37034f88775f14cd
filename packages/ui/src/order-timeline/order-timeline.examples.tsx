import { OrderTimeline } from '@shop/ui/order-timeline'

export const Example = () => (
  <OrderTimeline.Root aria-label="Order progress">
    <OrderTimeline.Item state="done">
      <OrderTimeline.Title>Confirmed</OrderTimeline.Title>
      <OrderTimeline.Date date="2026-11-20T09:12:00Z">20 November, 11:12</OrderTimeline.Date>
    </OrderTimeline.Item>
    <OrderTimeline.Item state="done" variant="event">
      <OrderTimeline.Title>Paid</OrderTimeline.Title>
      <OrderTimeline.Date date="2026-11-20T09:14:00Z">20 November, 11:14</OrderTimeline.Date>
    </OrderTimeline.Item>
    <OrderTimeline.Item state="current">
      <OrderTimeline.Title>On its way</OrderTimeline.Title>
      <OrderTimeline.Date date="2026-11-21T15:30:00Z">21 November, 17:30</OrderTimeline.Date>
      <OrderTimeline.Description>Left the warehouse in Kyiv</OrderTimeline.Description>
      <OrderTimeline.Link href="https://tracking.example/20450012345678">Track the parcel</OrderTimeline.Link>
    </OrderTimeline.Item>
    <OrderTimeline.Item state="upcoming">
      <OrderTimeline.Title>Delivered</OrderTimeline.Title>
    </OrderTimeline.Item>
  </OrderTimeline.Root>
)
