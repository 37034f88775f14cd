import { toClientFailure } from '@shop/contract/client-failure'
import { defaultLocale } from '@shop/contract/locales'
import { failureStatus, notFound } from '../platform/request/call-api.ts'
import { requestContext } from '../platform/request/context.ts'
import type { Route } from './+types/return-photo.ts'

/** A photo of a return request, for the signed-in customer whose order it is or with the order's token. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound()
  const { client } = context.get(requestContext).shopper()
  const token = url.searchParams.get('token')
  const answer = await client.call('/api/return/photo/show', {
    lang: defaultLocale,
    id: Number(params.id),
    preview: url.searchParams.has('preview'),
    ...(token === null ? {} : { token }),
  })
  if (!answer.success) throw new Response(null, { status: failureStatus(toClientFailure(answer.error)) })
  const { type, data } = answer.data
  return new Response(
    Uint8Array.from(atob(data), character => character.charCodeAt(0)),
    {
      headers: { 'Content-Type': type, 'Cache-Control': 'private, no-store' },
    },
  )
}
