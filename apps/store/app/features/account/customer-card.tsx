import type { User } from '@shop/contract'
import { UserCard } from '@shop/ui/user-card'

/** Name, e-mail and phone of the customer. */
export const CustomerCard = ({ customer: { name, last_name, email, phone } }: { customer: User }) => (
  <UserCard user={{ name: `${name} ${last_name}`.trim(), email, phone }} />
)
