import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { EmptyNotice } from '../../shell/empty-notice.tsx'

/** An order was submitted whose outcome is unknown, and its cart no longer exists. */
export interface UnknownOutcome {
  /** The order is being retried; otherwise the shopper may retry it. */
  isRetrying: boolean
  retry: () => void
}

interface UnknownOutcomePageProps {
  outcome: UnknownOutcome
  words: CheckoutWords
}

/** Shown instead of an empty checkout until the outcome is known. */
export function UnknownOutcomePage({ outcome, words: { title, unknownOutcome: texts } }: UnknownOutcomePageProps) {
  return (
    <div className="wrap checkout-empty" role="status" aria-busy={outcome.isRetrying}>
      <h1 data-text="h1">{title}</h1>
      <EmptyState.Root>
        <EmptyState.Title>{outcome.isRetrying ? texts.pending : texts.title}</EmptyState.Title>
        {!outcome.isRetrying && (
          <>
            <EmptyState.Description>{texts.text}</EmptyState.Description>
            <EmptyState.Footer>
              <Button variant="accent" onClick={outcome.retry}>
                {texts.retry}
              </Button>
            </EmptyState.Footer>
          </>
        )}
      </EmptyState.Root>
    </div>
  )
}

/** Empty state instead of the form when the cart is empty. */
export const CheckoutEmpty = ({ words }: { words: CheckoutWords }) => (
  <div className="wrap checkout-empty">
    <h1 data-text="h1">{words.title}</h1>
    <EmptyNotice words={words} />
  </div>
)
