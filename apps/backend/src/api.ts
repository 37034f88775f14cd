import { randomUUID } from 'node:crypto'
import { CACHE_TAG, calls, formatIssue, id, messages, RETURN_PHOTO_PATH, REVIEW_PHOTO_PATH } from '@shop/contract'
import { defaultLocale, isLocale, type Locale } from '@shop/contract/locales'
import { Hono } from 'hono'
import { authenticate } from './auth/authenticate.ts'
import { DEVICE_HEADER } from './auth/known-device.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './db/errors.ts'
import { handlePaymentCallback } from './payment/callback.ts'
import { uploadPhoto } from './photos/photo-upload.ts'
import { withDeadline } from './platform/deadline.ts'
import { QueueClosed, QueueFull } from './platform/queue.ts'
import { inSpan } from './platform/spans.ts'
import { timeLimits } from './platform/time-limits.ts'
import type { AppServices } from './services.ts'
import { readBody } from './wire/body.ts'
import { docs } from './wire/docs.ts'
import type { Context, Handler } from './wire/handler.ts'
import { keyIssueOf } from './wire/idempotency.ts'
import { isCrossSite, originOf } from './wire/origin.ts'
import { paymentCallbackPath } from './wire/payment-providers.ts'
import { BUSY_RETRY_AFTER, failure, RETRY_AFTER, respond } from './wire/respond.ts'

/** Request data that the HTTP server adds. */
export interface Caller {
  /** IP address of the client for rate limits: see `clientAddressOf`. */
  address: string
  /** Whether it reads successful answers in this process, by `json()`: they have no body. @default false */
  takesValues?: boolean
}

interface Bindings {
  Bindings: Caller
  Variables: { requestId: string; code: string }
}

interface ApiOptions {
  services: AppServices
  handlers: readonly Handler<AppServices>[]
  /** Validates every response with its schema and fails with 500 when it does not match: not in production. */
  validateResponses: boolean
  /**
   * Milliseconds in which a call is answered, whatever it waits for, also when Postgres hangs. Its transaction may still be committed
   * afterwards: a repeat with the same `Idempotency-Key` returns its response. @default timeLimits.call
   */
  callTimeoutMs?: number | undefined
}

const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** The numbers that stand for `{…}` in a path; null when one of them is none. */
function paramsOf(texts: Readonly<Record<string, string>>): Record<string, number> | null {
  const params: Record<string, number> = {}
  for (const [name, text] of Object.entries(texts)) {
    const parsed = /^[1-9]\d*$/.test(text) ? id.safeParse(Number(text)) : null
    if (!parsed?.success) return null
    params[name] = parsed.data
  }
  return params
}

const languageOf = (body: Readonly<Record<string, unknown>>): Locale =>
  isLocale(body.lang) ? body.lang : defaultLocale

const requestIdOf = (given: string | undefined): string => (given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID())

/** Routes `/api/*`: every call, the OpenAPI description, and 404 for anything else. */
export function createApi({
  services,
  handlers,
  validateResponses,
  callTimeoutMs = timeLimits.call,
}: ApiOptions): Hono<Bindings> {
  const timeoutError = () => new DatabaseUnavailable(`The call was not answered within ${callTimeoutMs} ms`)
  const { log, rateLimiter } = services
  const durations = services.metrics.histogram({
    name: 'shop_call_duration_seconds',
    help: 'Duration of API calls by path and HTTP status',
    labels: ['call', 'status'],
  })
  const handlersByPath = new Map(handlers.map(handler => [handler.path, handler]))
  const api = new Hono<Bindings>()

  api.use('*', async (context, next) => {
    const began = performance.now()
    const requestId = requestIdOf(context.req.header('x-request-id'))
    context.set('requestId', requestId)
    await next()
    const ms = performance.now() - began
    const { routePath: path } = context.req
    const { status } = context.res
    context.res.headers.set('X-Request-Id', requestId)
    durations.observe({ call: path, status: String(status) }, ms / 1_000)
    log.info({ requestId, path, status, ms: Math.round(ms) }, 'call')
  })

  api.onError((error, context) => {
    const isUnavailable = isDatabaseUnavailable(error)
    log[isUnavailable ? 'warn' : 'error'](
      { requestId: context.get('requestId'), path: context.req.routePath, err: error },
      isUnavailable ? 'database unavailable' : 'call failed',
    )
    return isUnavailable
      ? failure('unavailable', defaultLocale, { retryAfter: RETRY_AFTER })
      : failure('server', defaultLocale)
  })

  api.route('/api', docs(services))

  for (const call of calls) {
    const handler = handlersByPath.get(call.path)
    api.all(routeOf(call.path), async context => {
      const { req: request, env } = context
      if (request.method !== 'POST') return failure('method', defaultLocale, { allow: 'POST' })
      if (isCrossSite(request.raw, services.publicUrl)) return failure('forbidden', defaultLocale)
      const wait = rateLimiter.countCall(env.address)
      if (wait !== null) return failure('rate_limited', defaultLocale, { retryAfter: wait })
      const read = await readBody(request.raw)
      if (!read.ok) return failure(read.code, defaultLocale)
      const lang = languageOf(read.body)
      if (read.body.lang !== undefined && !isLocale(read.body.lang))
        return failure('invalid', lang, { fields: { lang: [messages[lang].wrongValue] } })
      const idempotencyKey = request.header('idempotency-key') ?? null
      const keyIssue = idempotencyKey === null ? null : keyIssueOf(idempotencyKey)
      if (keyIssue)
        return failure('invalid', lang, { fields: { 'Idempotency-Key': [formatIssue(messages[lang], keyIssue)] } })
      try {
        const customer = await authenticate(services.db, request.header('authorization'))
        if (call.protected && customer === null) return failure('unauthorised', lang)
        const params = paramsOf(request.param())
        if (!handler || params === null) return failure('not_found', lang)
        const deviceToken = request.header(DEVICE_HEADER) ?? null
        const handlerContext: Context & AppServices = {
          ...services,
          origin: originOf(request.raw, services.publicUrl),
          address: env.address,
          customer,
          device: { token: deviceToken },
          userAgent: (request.header('user-agent') ?? '').slice(0, 300),
          idempotencyKey,
          params,
          tags: new Set(),
        }
        const result = await inSpan(call.path, { 'shop.call': call.path }, async span => {
          const answer = await withDeadline(
            handler.handle(read.body, handlerContext, lang),
            callTimeoutMs,
            timeoutError,
          )
          span.setAttribute('shop.outcome', answer.ok ? 'ok' : answer.code)
          return answer
        })
        if (validateResponses && result.ok) {
          const fault = handler.responseFault(result.data)
          if (fault !== null) throw new TypeError(`The response of ${call.path} does not match its schema:\n${fault}`)
        }
        const response = respond(result, lang, env.takesValues)
        const { token } = handlerContext.device
        if (token !== null && token !== deviceToken) response.headers.set(DEVICE_HEADER, token)
        if (handlerContext.tags.size > 0) response.headers.set(CACHE_TAG, [...handlerContext.tags].join(','))
        return response
      } catch (error) {
        if (error instanceof QueueFull || error instanceof QueueClosed)
          return failure('unavailable', lang, { retryAfter: BUSY_RETRY_AFTER })
        if (!isDatabaseUnavailable(error)) throw error
        log.warn({ requestId: context.get('requestId'), path: call.path, err: error }, 'database unavailable')
        return failure('unavailable', lang, { retryAfter: RETRY_AFTER })
      }
    })
  }

  const photoOwners = { [RETURN_PHOTO_PATH]: 'return', [REVIEW_PHOTO_PATH]: 'review' } as const
  for (const [path, owner] of Object.entries(photoOwners))
    api.all(path, async ({ req: request, env }) => {
      const given = request.query('lang')
      const lang = isLocale(given) ? given : defaultLocale
      if (request.method !== 'POST') return failure('method', lang, { allow: 'POST' })
      if (isCrossSite(request.raw, services.publicUrl)) return failure('forbidden', lang)
      const wait = rateLimiter.countCall(env.address)
      if (wait !== null) return failure('rate_limited', lang, { retryAfter: wait })
      const customer = await authenticate(services.db, request.header('authorization'))
      return uploadPhoto(request.raw, { owner, customer, address: env.address, lang }, services)
    })

  api.all(paymentCallbackPath(':provider'), async ({ req: request, env }) => {
    const wait = rateLimiter.countCall(env.address)
    if (wait !== null) return failure('rate_limited', defaultLocale, { retryAfter: wait })
    return withDeadline(
      handlePaymentCallback(request.raw, request.param('provider') ?? '', services),
      callTimeoutMs,
      timeoutError,
    )
  })

  api.all('*', () => failure('not_found', defaultLocale))
  return api
}
