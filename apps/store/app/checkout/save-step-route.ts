import { defaultLocale } from '@shop/contract/locales'
import type { Route } from './+types/save-step-route.ts'
import { getCheckoutContext } from './checkout-context.server.ts'
import { saveStep } from './save-step.server.ts'

/** Saves a finished step in the encrypted cookie, which scripts cannot write. Has no page. */
export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await saveStep(getCheckoutContext(context, defaultLocale), await request.formData())
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies ?? []) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: cookies ? 204 : 422, headers })
}

/** Reading is not supported. */
export function loader() {
  throw new Response(null, { status: 404 })
}
