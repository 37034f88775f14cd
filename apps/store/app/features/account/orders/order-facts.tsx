import type { Order } from '@shop/contract'
import type { CheckoutWords } from '../../../platform/words/uk/checkout.ts'
import { deliveryText, Fact } from '../../checkout/index.ts'

interface OrderFactProps {
  order: Order
  words: CheckoutWords['order']
}

export const DeliveryFact = ({ order: { delivery }, words }: OrderFactProps) => (
  <Fact term={words.delivery}>{deliveryText(delivery)}</Fact>
)

export const BuyerFact = ({ order: { contact }, words }: OrderFactProps) => (
  <Fact term={words.buyer}>
    {contact.name} {contact.last_name}
    <span className="no-wrap">{contact.phone}</span>
    <span>{contact.email}</span>
  </Fact>
)

/** Who receives the order: the buyer, if nobody else is named. */
export function RecipientFact({ order: { recipient, contact }, words }: OrderFactProps) {
  const person = recipient ?? contact
  return (
    <Fact term={words.recipient}>
      {person.name} {person.last_name}
      <span className="no-wrap">{person.phone}</span>
    </Fact>
  )
}
