import { createClient } from '@shop/contract/client'
import { locales } from '@shop/contract/locales'
import { valueResponse } from '@shop/contract/value-response'
import { MENU_IDS } from '../app/shell/layout/shop-layout-view.ts'
import { tagsOf } from './cache-tags.ts'
import type { Caller, Services } from './services.ts'

/** Calls that every page needs and whose responses depend on the data only. */
const everyPage = new Set(['/api/settings/all', '/api/menu/get-by-ids'])

/** Milliseconds until a response is requested again although no change is known. */
const FRESH_MS = 60_000

interface CachedAnswer {
  version: number
  freshUntil: number
  value: unknown
  headers: [string, string][]
  tags: ReadonlySet<string>
}

const responseOf = ({ value, headers }: CachedAnswer) => valueResponse(value, { headers })

/**
 * A backend whose settings and menus are cached until they change. While it is unavailable the cached response is used, so that
 * an error page still has the header, the menu and the language. For the loaders' own calls.
 */
export function createSettingsCache(
  {
    backend,
    dataVersions,
  }: Pick<Services, 'backend'> & { dataVersions: Pick<Services['dataVersions'], 'current' | 'hasChanged'> },
  now: () => number = () => performance.now(),
): Services['backend'] {
  const answers = new Map<string, CachedAnswer>()
  return async (request: Request, caller: Caller): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (!everyPage.has(pathname)) return backend(request, caller)
    const [version, body] = [await dataVersions.current(), await request.text()]
    const key = pathname + body
    const known = answers.get(key)
    if (known && now() < known.freshUntil && !dataVersions.hasChanged(known.tags, known.version))
      return responseOf(known)
    try {
      const response = await backend(new Request(request, { body }), caller)
      if (!response.ok) return known && response.status >= 500 ? responseOf(known) : response
      const answer: CachedAnswer = {
        version,
        freshUntil: now() + FRESH_MS,
        value: await response.json(),
        headers: [...response.headers],
        tags: tagsOf(response),
      }
      answers.set(key, answer)
      return responseOf(answer)
    } catch (error) {
      if (known) return responseOf(known)
      throw error
    }
  }
}

/**
 * Fills the cache in every language at the start, so that even an error page as the first response has its header. A failed call
 * is made again by the next page.
 */
export async function warmSettingsCache(cached: Services['backend']): Promise<void> {
  const client = createClient({
    baseUrl: 'http://backend.internal',
    fetch: async request => cached(request, { address: 'local', takesValues: true }),
  })
  for (const lang of locales) {
    await client.call('/api/settings/all', { lang })
    await client.call('/api/menu/get-by-ids', { lang, ids: MENU_IDS })
  }
}
