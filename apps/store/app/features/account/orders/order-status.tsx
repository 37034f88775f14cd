import type { OrderStatus as Status } from '@shop/contract'

/** Phase of an order by status: the style of its label. */
const phases = {
  new: 'new',
  confirmed: 'active',
  packed: 'active',
  shipped: 'active',
  delivered: 'done',
  completed: 'done',
  cancelled: 'closed',
  returned: 'closed',
} as const satisfies Record<Status, string>

/** Label of a status, styled by its phase. */
export const OrderStatus = ({ status, children }: { status: Status; children: string }) => (
  <span className="order__status" data-phase={phases[status]}>
    {children}
  </span>
)
