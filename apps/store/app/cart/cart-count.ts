import { connectCartCount } from '@shop/flows/cart/count'
import type { CartEvent, CartView } from '@shop/flows/cart/lazy'
import type { LazyConnection } from '@shop/flows/lazy'
import { cartEnvironmentOf } from './cart-environment.ts'

/** Shows the stored number and follows other tabs until the cart's machine is there. */
export const showCartCount = (connection: LazyConnection<CartEvent, CartView>): (() => void) =>
  connectCartCount(connection, cartEnvironmentOf(window))
