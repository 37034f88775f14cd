import { checkoutRules, type FieldIssues } from '@shop/flows/checkout/rules'
import type { CheckoutContext } from './checkout-context.server.ts'
import { type KnownCart, loadDeliveryOptions, noDeliveryOptions, withCityLabel } from './delivery-options.server.ts'
import type { Draft } from './draft.server.ts'

/** Validates a step of a draft: the draft with the step finished, or with the issues that prevent it. */
export async function finishStep(
  { client }: CheckoutContext,
  cart: KnownCart,
  step: 'contact' | 'delivery',
  draft: Draft,
): Promise<{ draft: Draft; issues: FieldIssues }> {
  const options = step === 'delivery' ? await loadDeliveryOptions(client, cart, draft.values) : noDeliveryOptions
  const values = withCityLabel(draft.values, options)
  const issues = checkoutRules.validateStep(step, values, options)
  const isFinished = Object.keys(issues).length === 0
  const finished = { ...draft.finished, [step]: isFinished }
  return { draft: { ...draft, finished, values: isFinished ? checkoutRules.cleanStep(step, values) : values }, issues }
}
