import { account } from './uk/account.ts'
import { addresses } from './uk/addresses.ts'
import { auth } from './uk/auth.ts'
import { bulkOrder } from './uk/bulk-order.ts'
import { cart } from './uk/cart.ts'
import { catalogue } from './uk/catalogue.ts'
import { checkout } from './uk/checkout.ts'
import { compare } from './uk/compare.ts'
import { delivery } from './uk/delivery.ts'
import { errors } from './uk/errors.ts'
import { kit } from './uk/kit.ts'
import { network } from './uk/network.ts'
import { offline } from './uk/offline.ts'
import { orderLookup } from './uk/order-lookup.ts'
import { orders } from './uk/orders.ts'
import { product } from './uk/product.ts'
import { productDeferred } from './uk/product-deferred.ts'
import { profile } from './uk/profile.ts'
import { questions } from './uk/questions.ts'
import { recentlyViewed } from './uk/recently-viewed.ts'
import { returns } from './uk/returns.ts'
import { seo } from './uk/seo.ts'
import { shell } from './uk/shell.ts'
import { stockRequest } from './uk/stock-request.ts'
import { subscription } from './uk/subscription.ts'
import { wishlist } from './uk/wishlist.ts'

/** Every word of the pages in Ukrainian, by area. A page sends only the areas it needs, in its own language. */
export const uk = {
  account,
  addresses,
  auth,
  cart,
  catalogue,
  checkout,
  compare,
  bulkOrder,
  delivery,
  errors,
  kit,
  network,
  offline,
  orderLookup,
  orders,
  product,
  productDeferred,
  profile,
  questions,
  recentlyViewed,
  returns,
  seo,
  shell,
  subscription,
  stockRequest,
  wishlist,
}

export type Words = typeof uk
