import type { Option } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { createApiClient } from '../../platform/browser/api-client.ts'

/** Stock that is older than this is requested again. */
const FRESH_MS = 15_000

const requested = new Map<number, { at: number; sizes: Promise<readonly Option[]> }>()

async function request(productId: number, lang: Locale): Promise<readonly Option[]> {
  const answer = await createApiClient().call('/api/product/options', { lang, ids: [productId] })
  if (answer.success) return answer.data.find(({ product_id }) => product_id === productId)?.options ?? []
  requested.delete(productId)
  throw new Error('The sizes of a product could not be loaded')
}

/** The sizes of a product with their stock; one request for the intent and the press that follows it. Rejects without an answer. */
export function loadSizes(productId: number, lang: Locale, now = Date.now()): Promise<readonly Option[]> {
  const before = requested.get(productId)
  if (before && now - before.at < FRESH_MS) return before.sizes
  const sizes = request(productId, lang)
  requested.set(productId, { at: now, sizes })
  return sizes
}
