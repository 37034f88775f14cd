import { DateField } from '@shop/ui/date-field'

/** Sundays: no courier. */
const closed = (date: string) => (new Date(date).getUTCDay() === 0 ? 'No deliveries on Sundays' : null)

export const Example = () => (
  <DateField
    label="Delivery date"
    name="delivery_date"
    min="2026-11-24"
    max="2026-12-24"
    unavailableReason={closed}
    hint="Couriers work from Monday to Saturday"
  />
)
