import type { OrderStatus as Status } from '@shop/contract'

/** How far an order is, as its mark shows it. */
const phases = {
  new: 'new',
  confirmed: 'way',
  packed: 'way',
  shipped: 'way',
  delivered: 'done',
  completed: 'done',
  cancelled: 'closed',
  returned: 'closed',
} as const satisfies Record<Status, string>

/** A status with its mark. */
export const OrderStatus = ({ status, children }: { status: Status; children: string }) => (
  <span className="order__status" data-phase={phases[status]}>
    {children}
  </span>
)
