import { account } from './en/account.ts'
import { addresses } from './en/addresses.ts'
import { auth } from './en/auth.ts'
import { bulkOrder } from './en/bulk-order.ts'
import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { checkout } from './en/checkout.ts'
import { compare } from './en/compare.ts'
import { delivery } from './en/delivery.ts'
import { errors } from './en/errors.ts'
import { kit } from './en/kit.ts'
import { network } from './en/network.ts'
import { offline } from './en/offline.ts'
import { orderLookup } from './en/order-lookup.ts'
import { orders } from './en/orders.ts'
import { product } from './en/product.ts'
import { productDeferred } from './en/product-deferred.ts'
import { profile } from './en/profile.ts'
import { questions } from './en/questions.ts'
import { recentlyViewed } from './en/recently-viewed.ts'
import { returns } from './en/returns.ts'
import { seo } from './en/seo.ts'
import { shell } from './en/shell.ts'
import { stockRequest } from './en/stock-request.ts'
import { subscription } from './en/subscription.ts'
import { wishlist } from './en/wishlist.ts'
import type { Words } from './uk.ts'

export const en: Words = {
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
