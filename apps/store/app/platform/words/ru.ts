import { account } from './ru/account.ts'
import { addresses } from './ru/addresses.ts'
import { auth } from './ru/auth.ts'
import { bulkOrder } from './ru/bulk-order.ts'
import { cart } from './ru/cart.ts'
import { catalogue } from './ru/catalogue.ts'
import { checkout } from './ru/checkout.ts'
import { compare } from './ru/compare.ts'
import { delivery } from './ru/delivery.ts'
import { errors } from './ru/errors.ts'
import { kit } from './ru/kit.ts'
import { network } from './ru/network.ts'
import { offline } from './ru/offline.ts'
import { orderLookup } from './ru/order-lookup.ts'
import { orders } from './ru/orders.ts'
import { product } from './ru/product.ts'
import { productDeferred } from './ru/product-deferred.ts'
import { profile } from './ru/profile.ts'
import { questions } from './ru/questions.ts'
import { recentlyViewed } from './ru/recently-viewed.ts'
import { returns } from './ru/returns.ts'
import { seo } from './ru/seo.ts'
import { shell } from './ru/shell.ts'
import { stockRequest } from './ru/stock-request.ts'
import { subscription } from './ru/subscription.ts'
import { wishlist } from './ru/wishlist.ts'
import type { Words } from './uk.ts'

export const ru: Words = {
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
