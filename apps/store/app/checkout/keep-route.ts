import { defaultLocale } from '@shop/contract/locales'
import type { Route } from './+types/keep-route.ts'
import { deskOf } from './desk.server.ts'
import { keepForFlow } from './keep.server.ts'

/** Where the checkout's flow has a finished step and the placed order kept. No page. */
export async function action({ request, context }: Route.ActionArgs) {
  const desk = deskOf(context, defaultLocale)
  const cookies = await keepForFlow(desk, await request.formData())
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies ?? []) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: cookies ? 204 : 422, headers })
}

/** There is nothing to see here. */
export function loader() {
  throw new Response(null, { status: 404 })
}
