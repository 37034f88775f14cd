import type { Locale } from '@shop/contract/locales'
import { type CartFlow, createCartFlow } from '@shop/flows/cart'
import type { CartView } from '@shop/flows/cart/lazy'
import { createApiClient } from '../browser/api-client.ts'
import { cartEnvironmentOf } from './cart-environment.ts'

/** The cart of this browser, starting from the view that is shown. */
export const createBrowserCart = (lang: Locale, { cartId, coupon, count, total }: CartView): CartFlow =>
  createCartFlow({ ...cartEnvironmentOf(window), client: createApiClient(), lang, cartId, coupon, count, total })
