import type { Locale } from '@shop/contract/locales'
import { createLightCart, type LightCartFlow } from '@shop/flows/cart/light'
import { importIfOnline } from '../errors/chunk-reload.ts'
import { pageClient } from './page-client.ts'
import { surroundingsOf } from './surroundings.ts'

/** Knows the number and hears other tabs; the machine is fetched with the first press that needs it. */
export function lightCart(lang: Locale): LightCartFlow {
  const around = surroundingsOf(window)
  const client = pageClient()
  return createLightCart({
    ...around,
    client,
    lang,
    load: async (view, now) => {
      const { createCartFlow } = await importIfOnline(() => import('@shop/flows/cart'))
      const { cartId, coupon, count, total } = view
      return createCartFlow({ ...around, client, lang: now, cartId, coupon, count, total })
    },
  })
}
