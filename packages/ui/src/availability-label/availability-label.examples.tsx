import { AvailabilityLabel } from '@shop/ui/availability-label'

export const Example = () => <AvailabilityLabel availability="running-out" />
