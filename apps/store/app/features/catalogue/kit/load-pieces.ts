import type { KitPiece } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { createApiClient } from '../../../platform/browser/api-client.ts'

/** Stock that is older than this is requested again. */
const FRESH_MS = 15_000

const requested = new Map<string, { at: number; pieces: Promise<readonly KitPiece[]> }>()

async function request(key: string, ids: readonly number[], lang: Locale): Promise<readonly KitPiece[]> {
  const answer = await createApiClient().call('/api/product/pieces', { lang, ids: [...ids] })
  if (answer.success) return answer.data
  requested.delete(key)
  throw new Error('The products of a kit could not be loaded')
}

/** The products of a kit with their sizes; one request for the form and its advice. Rejects without an answer. Browser only. */
export function loadPieces(ids: readonly number[], lang: Locale, now = Date.now()): Promise<readonly KitPiece[]> {
  const key = `${lang} ${ids.join()}`
  const before = requested.get(key)
  if (before && now - before.at < FRESH_MS) return before.pieces
  const pieces = request(key, ids, lang)
  requested.set(key, { at: now, pieces })
  return pieces
}
