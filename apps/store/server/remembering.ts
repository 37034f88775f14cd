import type { Caller, Services } from './services.ts'

/** Calls whose answers every page needs and that change with the data alone. */
const everyPage = new Set(['/api/settings/all', '/api/menu/get-by-ids'])

/** Milliseconds until an answer is asked for anew even though nothing is known to have changed. */
const FRESH = 60_000

/** A backend that is asked for what every page needs once per version of the data. For the loaders' own calls. */
export function remembering(backend: Services['backend'], now: () => number = Date.now) {
  const answers = new Map<string, { version: string; until: number; text: string; headers: [string, string][] }>()
  return async (request: Request, caller: Caller, version: string): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (!everyPage.has(pathname)) return backend(request, caller)
    const body = await request.text()
    const key = pathname + body
    const known = answers.get(key)
    if (known && known.version === version && known.until > now())
      return new Response(known.text, { headers: known.headers })
    const response = await backend(new Request(request, { body }), caller)
    if (!response.ok) return response
    const text = await response.text()
    const headers = [...response.headers]
    answers.set(key, { version, until: now() + FRESH, text, headers })
    return new Response(text, { headers })
  }
}
