import type { RequestListener } from 'node:http'
import {
  backendNotReady,
  clientAddressOf,
  createBackend,
  createLog,
  inSpan,
  type Log,
  Queue,
  readEnvironment,
  startTelemetry,
} from '@shop/backend'
import { type Failure, messages, statuses } from '@shop/contract'
import { splitLocale } from '@shop/contract/locales'
import { createRemoteBackend } from './remote-backend.ts'
import { routePattern } from './route-pattern.ts'
import type { Services } from './services.ts'
import { createVitals } from './web-vitals.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Of one address a few pages at once: another shopper's never waits for more of somebody's than these. */
const renderLimits = {
  concurrency: Number.POSITIVE_INFINITY,
  concurrencyPerOwner: 4,
  maxWaiting: 4_096,
  maxWaitingPerOwner: 256,
}

/** Seconds: `Retry-After` of an unavailable backend. */
const RETRY_AFTER = '5'

/** Response to a forwarded request while the backend is unavailable, in the language of the requesting page. */
function unavailable(request: Request): Response {
  const referer = request.headers.get('referer')
  const { locale } = splitLocale(referer && URL.canParse(referer) ? new URL(referer).pathname : '/')
  const body: Failure = { success: false, code: 'unavailable', message: messages[locale].failure.unavailable }
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER }
  return Response.json(body, { status: statuses.unavailable, headers })
}

interface Opened {
  services: Services
  log: Log
  /** Adds a span per request when traces are configured. */
  traceRequests: (listener: RequestListener) => RequestListener
  /** Closes the database. */
  close: () => Promise<void>
  /** Null when the backend runs in another process, which sends the mails. */
  mailDestination: string | null
}

/** The backend in this process, or, with `API_URL`, a client of one in another process. Throws for invalid settings, naming them. */
export async function openBackend(variables: Variables): Promise<Opened> {
  const environment = readEnvironment({ ...variables, PORT: variables.PORT || '3000' })
  const addressOf: Services['addressOf'] = (forwarded, socketAddress = '') =>
    clientAddressOf(socketAddress, forwarded ?? undefined, environment.trustedProxies)
  const log = createLog(environment.logLevel)
  const telemetry = await startTelemetry(environment, log)
  const shared = (backend: Services['backend']): Omit<Services, 'dataVersions' | 'secret'> => ({
    publicUrl: environment.publicUrl ?? undefined,
    backend,
    metrics: telemetry.metrics,
    countVitals: environment.webVitals ? createVitals(telemetry.metrics) : null,
    inSpan: (name, attributesOf, work) =>
      inSpan(name, {}, span => {
        if (span.isRecording()) span.setAttributes(attributesOf())
        return work()
      }),
    formOrigins: environment.formOrigins,
    renders: new Queue(renderLimits),
    reportError: (error: unknown, about: Readonly<Record<string, string>>) =>
      log.error({ ...about, err: error }, 'request failed'),
    addressOf,
    forward: async (request: Request, socketAddress?: string) => {
      try {
        return await backend(request, { address: addressOf(request.headers.get('x-forwarded-for'), socketAddress) })
      } catch (error) {
        // A client that has disconnected gets no response and is not logged.
        if (!request.signal.aborted)
          log.warn({ path: routePattern(new URL(request.url).pathname), err: error }, 'backend unavailable')
        return new URL(request.url).pathname === '/readyz' ? backendNotReady() : unavailable(request)
      }
    },
  })
  if (variables.API_URL) {
    const { secret } = environment
    if (!secret)
      throw new Error(
        'These settings are wrong:\n  SECRET is required with API_URL, e.g. from: openssl rand -base64 48',
      )
    const remote = createRemoteBackend(variables.API_URL, { publicUrl: environment.publicUrl ?? undefined })
    return {
      services: {
        ...shared(remote.backend),
        dataVersions: remote.dataVersions,
        secret,
      },
      log,
      traceRequests: telemetry.traceRequests,
      close: telemetry.close,
      mailDestination: null,
    }
  }
  const backend = await createBackend(environment, log, telemetry.metrics)
  return {
    services: {
      ...shared(backend.fetch),
      dataVersions: backend.dataVersions,
      secret: backend.keyFor('cookies of the store').toString('base64url'),
    },
    log,
    traceRequests: telemetry.traceRequests,
    async close() {
      await backend.close()
      await telemetry.close()
    },
    mailDestination: backend.mailDestination,
  }
}
