import { createClient } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { type CartFlow, createCartFlow } from '@shop/flows/cart'
import type { CartView } from '@shop/flows/cart/lazy'
import { fetchWithCookies } from '../../platform/browser/fetch-with-cookies.ts'
import { cartEnvironmentOf } from './cart-environment.ts'

/** The cart's flow of this browser, initialised from the current view. */
export const createBrowserCart = (lang: Locale, { cartId, coupon, count, total }: CartView): CartFlow =>
  createCartFlow({
    ...cartEnvironmentOf(window),
    client: createClient({ fetch: fetchWithCookies }),
    lang,
    cartId,
    coupon,
    count,
    total,
  })
