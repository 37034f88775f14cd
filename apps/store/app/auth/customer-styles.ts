import { requestContext } from '../context.ts'
import type { Route } from './+types/customer-styles.ts'
import { toCustomerStyles } from './customer-styles-text.ts'
import { CUSTOMER_COOKIE } from './session-cookie.ts'

/** `/customer.css`: the customer's name in the header of cached pages, for browsers without scripts. */
export function loader({ context }: Route.LoaderArgs) {
  const { cookie, isSignedIn } = context.get(requestContext).shopper()
  return new Response(toCustomerStyles(isSignedIn ? cookie(CUSTOMER_COOKIE) : undefined), {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })
}
