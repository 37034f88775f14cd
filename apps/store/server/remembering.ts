import { createClient } from '@shop/contract/client'
import { locales } from '@shop/contract/locales'
import { MENU_IDS } from '../app/layouts/shop-layout-view.ts'
import type { Caller, Services } from './services.ts'

/** Calls whose answers every page needs and that change with the data alone. */
const everyPage = new Set(['/api/settings/all', '/api/menu/get-by-ids'])

/** Milliseconds until an answer is asked for anew even though nothing is known to have changed. */
const FRESH = 60_000

interface Remembered {
  version: string
  until: number
  text: string
  headers: [string, string][]
}

/**
 * A backend that is asked for what every page needs once per version of the data. While it is away the last answer goes on
 * serving: a page that cannot be shown then still has its head, its menu and its language. For the loaders' own calls.
 */
export function remembering(backend: Services['backend'], now: () => number = () => performance.now()) {
  const answers = new Map<string, Remembered>()
  const again = ({ text, headers }: Remembered) => new Response(text, { headers })
  return async (request: Request, caller: Caller, version: string): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (!everyPage.has(pathname)) return backend(request, caller)
    const body = await request.text()
    const key = pathname + body
    const known = answers.get(key)
    if (known && known.version === version && known.until > now()) return again(known)
    try {
      const response = await backend(new Request(request, { body }), caller)
      if (!response.ok) return known && response.status >= 500 ? again(known) : response
      const text = await response.text()
      const headers = [...response.headers]
      answers.set(key, { version, until: now() + FRESH, text, headers })
      return new Response(text, { headers })
    } catch (error) {
      if (known) return again(known)
      throw error
    }
  }
}

/**
 * Asks for what every page needs in every language before anybody comes, so that also the first page that cannot be shown
 * has its head. What fails is asked for by the next page.
 */
export async function rememberAll(
  ask: ReturnType<typeof remembering>,
  dataVersion: Services['dataVersion'],
): Promise<void> {
  const version = await dataVersion()
  const client = createClient({
    baseUrl: 'http://backend.internal',
    fetch: request => ask(request, { address: 'local' }, version),
  })
  for (const lang of locales) {
    await client.call('/api/settings/all', { lang })
    await client.call('/api/menu/get-by-ids', { lang, ids: MENU_IDS })
  }
}
