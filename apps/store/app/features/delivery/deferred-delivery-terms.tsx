import { type ComponentType, useEffect, useState } from 'react'
import { onFirstInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx'
import type { DeliveryTermsProps } from './delivery-terms.tsx'

/** The terms of delivery, after the first interaction: cached HTML is the same for everybody, and the city is known to the browser only. */
export function DeferredDeliveryTerms(props: DeliveryTermsProps) {
  const [Terms, setTerms] = useState<ComponentType<DeliveryTermsProps> | null>(null)
  useEffect(() => {
    onFirstInteraction(() => {
      import('./delivery-terms.tsx').then(
        ({ DeliveryTerms }) => setTerms(() => DeliveryTerms),
        () => undefined, // the general terms are in the HTML
      )
    })
  }, [])
  return Terms && <Terms {...props} />
}
