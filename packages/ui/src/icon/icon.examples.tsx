import { TruckIcon } from '@shop/ui/icon'

export const Example = () => (
  <p>
    <TruckIcon size="small" /> Delivery in two days
  </p>
)
