import { addressOf, createBackend, readEnvironment } from '@shop/backend'
import { type Failure, messages, statuses } from '@shop/contract'
import { splitLocale } from '@shop/contract/locales'
import type { Services } from './services.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Headers that belong to one connection, not to the message. */
const ofConnection = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'host',
  'content-length',
]

/** Asks a backend that runs elsewhere, telling it whose request it is. */
function remote(url: string): Services['backend'] {
  return async (request, { address }) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    for (const name of ofConnection) headers.delete(name)
    headers.set('X-Forwarded-For', address)
    const answer = await fetch(new URL(pathname + search, url), {
      method: request.method,
      headers,
      body: request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer(),
      redirect: 'manual',
      signal: request.signal,
    })
    const passed = new Headers(answer.headers)
    for (const name of [...ofConnection, 'content-encoding']) passed.delete(name) // fetch has unpacked it
    return new Response(answer.body, { status: answer.status, headers: passed })
  }
}

/** Seconds after which it is worth asking again. */
const ASK_AGAIN = '5'

/** What a shopper's own request is answered while the backend is away, in the language of the page that asks. */
function away(request: Request): Response {
  const referer = request.headers.get('referer')
  const { locale } = splitLocale(referer && URL.canParse(referer) ? new URL(referer).pathname : '/')
  const body: Failure = { success: false, code: 'unavailable', message: messages[locale].failure.unavailable }
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': ASK_AGAIN }
  return Response.json(body, { status: statuses.unavailable, headers })
}

interface Opened {
  services: Services
  /** Lets go of the database. */
  close: () => Promise<void>
}

/** The backend in this process, or, with `API_URL`, a door to one that runs elsewhere. Wrong settings are named and stop the start. */
export async function openBackend(variables: Variables): Promise<Opened> {
  const environment = readEnvironment({ ...variables, PORT: variables.PORT || '3000' })
  const trusted = (forwarded: string | null, socketAddress = '') =>
    addressOf(socketAddress, forwarded ?? undefined, environment.trustedProxies)
  const shared = (backend: Services['backend']) => ({
    publicUrl: environment.publicUrl ?? undefined,
    backend,
    addressOf: (request: Request, socketAddress?: string) =>
      trusted(request.headers.get('x-forwarded-for'), socketAddress),
    forward: async (request: Request, socketAddress?: string) => {
      try {
        return await backend(request, { address: trusted(request.headers.get('x-forwarded-for'), socketAddress) })
      } catch {
        return away(request)
      }
    },
  })
  if (variables.API_URL) {
    const { secret } = environment
    if (!secret)
      throw new Error(
        'These settings are wrong:\n  SECRET is required with API_URL, e.g. from: openssl rand -base64 48',
      )
    return {
      services: {
        ...shared(remote(variables.API_URL)),
        dataVersion: () => '',
        secret,
      },
      close: async () => {},
    }
  }
  const backend = await createBackend(environment)
  return {
    services: {
      ...shared((request, caller) => backend.fetch(request, caller)),
      dataVersion: () => backend.dataVersion(),
      secret: backend.keyFor('cookies of the store').toString('base64url'),
    },
    close: () => backend.close(),
  }
}
