import { defaultLocale } from '@shop/contract/locales'
import { isStep } from '@shop/flows/checkout/rules'
import { withValues } from '../features/checkout/cookies.server.ts'
import { finishStep, getCheckoutContext } from '../features/checkout/index.server.ts'
import { readStepValues } from '../features/checkout/index.ts'
import { isOfAnother } from '../platform/session/form-owner.ts'
import type { Route } from './+types/save-step.ts'

/** Saves a finished step in the encrypted cookie, which scripts cannot write. Has no page. */
export async function action({ request, context }: Route.ActionArgs) {
  const checkout = await getCheckoutContext(context, defaultLocale)
  const form = await request.formData()
  const step = form.get('step')
  const { cartId } = checkout.cartReference
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (!isStep(step) || step === 'payment' || !cartId) return new Response(null, { status: 422, headers })
  if (isOfAnother(form, checkout.owner)) return new Response(null, { status: 401, headers })
  const filled = withValues(checkout.draft, readStepValues(form, step))
  const { draft } = await finishStep(checkout, { ...checkout.cartReference, cartId }, step, filled)
  for (const cookie of checkout.saveDraft(draft)) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 204, headers })
}

/** Reading is not supported. */
export function loader() {
  throw new Response(null, { status: 404 })
}
