import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import type { CheckoutWords } from '../words/uk/checkout.ts'

/** An order was sent, its cart is gone, and nobody has said yet what became of it. */
export interface OrderQuestion {
  /** Nobody answered, so that the shopper may ask again; otherwise it is being asked. */
  isOpen: boolean
  ask: () => void
}

interface OrderQuestionPageProps {
  question: OrderQuestion
  words: CheckoutWords
}

/** In place of an empty checkout, until it is known whether there is an order. */
export function OrderQuestionPage({ question, words: { title, lost } }: OrderQuestionPageProps) {
  return (
    <div className="wrap checkout-empty" role="status" aria-busy={!question.isOpen}>
      <h1 data-text="h1">{title}</h1>
      <EmptyState.Root>
        <EmptyState.Title>{question.isOpen ? lost.title : lost.asking}</EmptyState.Title>
        {question.isOpen && (
          <>
            <EmptyState.Description>{lost.text}</EmptyState.Description>
            <EmptyState.Actions>
              <Button variant="accent" onClick={question.ask}>
                {lost.retry}
              </Button>
            </EmptyState.Actions>
          </>
        )}
      </EmptyState.Root>
    </div>
  )
}
