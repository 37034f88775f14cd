import { addressOf, createBackend, readEnvironment } from '@shop/backend'
import { type Failure, messages, statuses } from '@shop/contract'
import { splitLocale } from '@shop/contract/locales'
import { createRemote } from './remote.ts'
import type { Services } from './services.ts'

type Variables = Readonly<Record<string, string | undefined>>

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
    const remote = createRemote(variables.API_URL, { publicUrl: environment.publicUrl ?? undefined })
    return {
      services: {
        ...shared(remote.backend),
        dataVersion: remote.dataVersion,
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
