import { defaultLocale } from '@shop/contract/locales'
import { callAsCustomer } from '../platform/session/customer.server.ts'
import type { Route } from './+types/account-export.ts'

/** All stored data of the customer, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const data = await callAsCustomer(context, '/api/profile/export', { lang: defaultLocale })
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}
