import { randomUUID } from 'node:crypto'
import { calls, formatIssue, messages } from '@shop/contract'
import { defaultLocale, isLocale, type Locale } from '@shop/contract/locales'
import { Hono } from 'hono'
import { DatabaseUnavailable, isDatabaseUnavailable } from './db/errors.ts'
import { withDeadline } from './deadline.ts'
import type { Services } from './services.ts'
import { readBody } from './wire/body.ts'
import { docs } from './wire/docs.ts'
import type { Context, Handler } from './wire/handler.ts'
import { keyIssueOf } from './wire/idempotency.ts'
import { isCrossSite } from './wire/origin.ts'
import { failure, respond } from './wire/respond.ts'

/** What the one who hands a request over knows beside it. */
export interface Caller {
  /** The shopper's address, for limits. */
  address: string
}

interface Bindings {
  Bindings: Caller
  Variables: { requestId: string; code: string }
}

export interface ApiOptions {
  services: Services
  answers: readonly Handler[]
  /** Parses every answer with its schema and fails loudly: not in production. */
  checkAnswers: boolean
}

/**
 * Milliseconds that a call may take, however many queries it makes and whatever it waits for. What it does may still come to
 * an end afterwards, as after any lost answer: the same `Idempotency-Key` tells. Source: bars.md «Safe» 16.
 */
const CALL_TIMEOUT_MS = 5_000
const timeoutError = () => new DatabaseUnavailable(`The call was not answered within ${CALL_TIMEOUT_MS} ms`)

/** Header of an answer that may be cached: what it depends on. */
export const CACHE_TAG = 'Cache-Tag'

/** Seconds after which it may be worth asking again when the database is gone. */
export const RETRY_AFTER = 5

const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const languageOf = (body: Readonly<Record<string, unknown>>): Locale =>
  isLocale(body.lang) ? body.lang : defaultLocale

const requestIdOf = (given: string | undefined): string => (given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID())

/** Answers `/api/*` by the rules of the wire: every call, its description, and 404 for the rest. */
export function createApi({ services, answers, checkAnswers }: ApiOptions): Hono<Bindings> {
  const { log, rateLimiter } = services
  const handlersByPath = new Map(answers.map(answer => [answer.path, answer]))
  const api = new Hono<Bindings>()

  api.use('*', async (context, next) => {
    const began = performance.now()
    const requestId = requestIdOf(context.req.header('x-request-id'))
    context.set('requestId', requestId)
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    log.info(
      { requestId, path: context.req.routePath, status: context.res.status, ms: Math.round(performance.now() - began) },
      'call',
    )
  })

  api.onError((error, context) => {
    const gone = isDatabaseUnavailable(error)
    log[gone ? 'warn' : 'error'](
      { requestId: context.get('requestId'), path: context.req.routePath, err: error },
      gone ? 'database gone' : 'call failed',
    )
    return gone ? failure('unavailable', defaultLocale, { retryAfter: RETRY_AFTER }) : failure('server', defaultLocale)
  })

  api.route('/api', docs())

  for (const call of calls) {
    const answer = handlersByPath.get(call.path)
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
      // Nobody can be signed in yet, so no token is a good one.
      if (call.protected) return failure('unauthorised', lang)
      if (!answer) return failure('not_found', lang)
      const idempotencyKey = request.header('idempotency-key') ?? null
      const keyIssue = idempotencyKey === null ? null : keyIssueOf(idempotencyKey)
      if (keyIssue)
        return failure('invalid', lang, { fields: { 'Idempotency-Key': [formatIssue(messages[lang], keyIssue)] } })
      const inside: Context = {
        ...services,
        address: env.address,
        idempotencyKey,
        tags: new Set(),
      }
      try {
        const answered = await withDeadline(answer.handle(read.body, inside, lang), CALL_TIMEOUT_MS, timeoutError)
        if (checkAnswers && answered.ok) {
          const fault = answer.responseFault(answered.data)
          if (fault !== null) throw new TypeError(`The answer of ${call.path} is not of its shape:\n${fault}`)
        }
        const response = respond(answered, lang)
        if (inside.tags.size > 0) response.headers.set(CACHE_TAG, [...inside.tags].join(','))
        return response
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error
        log.warn({ requestId: context.get('requestId'), path: call.path, err: error }, 'database gone')
        return failure('unavailable', lang, { retryAfter: RETRY_AFTER })
      }
    })
  }

  api.all('*', () => failure('not_found', defaultLocale))
  return api
}
