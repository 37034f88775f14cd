import { defaultLocale } from '@shop/contract/locales'
import { exportFile } from '../features/account/index.server.ts'
import { callAsCustomer } from '../platform/session/customer.server.ts'
import type { Route } from './+types/account-export.ts'

/** All stored data of the customer, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const lang = defaultLocale
  const data = await callAsCustomer(context, '/api/profile/export', { lang })
  const file = exportFile(data, (list, after) =>
    callAsCustomer(context, '/api/profile/export/list', { lang, list, ...(after === null ? {} : { after }) }),
  )
  return new Response(file, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}
