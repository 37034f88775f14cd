import { auth } from './auth/calls.ts'
import { cart } from './cart/calls.ts'
import { catalogue } from './catalogue/calls.ts'
import { checkout } from './checkout/calls.ts'
import { customerOrders } from './checkout/customer-orders.ts'
import { customer } from './customer/calls.ts'
import { delivery } from './delivery/calls.ts'
import { home } from './home/calls.ts'
import { news } from './news/calls.ts'
import { questions } from './questions/calls.ts'
import { redirectCalls } from './redirects/calls.ts'
import { returns } from './returns/calls.ts'
import { reviews } from './reviews/calls.ts'
import { searchCalls } from './search/calls.ts'
import type { AppServices } from './services.ts'
import { settings } from './settings/calls.ts'
import { stockRequests } from './stock-requests/calls.ts'
import type { Handler } from './wire/handler.ts'
import { wishlist } from './wishlist/calls.ts'

/** Handlers of all implemented calls; the others respond with `not_found`. */
export const handlers: readonly Handler<AppServices>[] = [
  ...settings,
  ...home,
  ...catalogue,
  ...searchCalls,
  ...redirectCalls,
  ...reviews,
  ...questions,
  ...news,
  ...cart,
  ...delivery,
  ...checkout,
  ...customerOrders,
  ...returns,
  ...stockRequests,
  ...wishlist,
  ...auth,
  ...customer,
]
