import type { Order } from '@shop/contract'
import type { ReactNode } from 'react'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'

/** A term of a list of facts with its value. */
export const Fact = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

interface BuyerNotesProps {
  order: Order
  words: CheckoutWords
}

/** What the buyer has said of an order besides its goods, delivery and payment. */
export const BuyerNotes = ({ order: { company, no_call, comment }, words }: BuyerNotesProps) => (
  <>
    {company && (
      <Fact term={words.company.title}>
        {company.name}, {company.edrpou}
      </Fact>
    )}
    {no_call && <Fact term={words.noCall.title}>{words.noCall.text}</Fact>}
    {comment && <Fact term={words.order.comment}>{comment}</Fact>}
  </>
)
