/**
 * Spans of OpenTelemetry. Without a tracer provider, which `tracing.ts` registers when a collector is configured, its API does
 * nothing. Names and attributes hold no ids, texts or addresses of shoppers; `span-redaction.ts` lets only known attributes out.
 */
import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Not stored: a tracer keeps the provider that it was first used with. */
const tracer = () => trace.getTracer('shop')

/** Runs `work` in a span, which ends with it and is an error when it throws. */
export const inSpan = <Value>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<Value>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<Value> =>
  tracer().startActiveSpan(name, { attributes, kind }, async span => {
    try {
      return await work(span)
    } catch (error) {
      // Without the message, which may quote values.
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      throw error
    } finally {
      span.end()
    }
  })

/** Id of the active trace, for the log. */
export function activeTraceId(): string | undefined {
  const span = trace.getActiveSpan()
  return span && trace.isSpanContextValid(span.spanContext()) ? span.spanContext().traceId : undefined
}

/** Maximum length of a recorded query. */
const MAX_QUERY_LENGTH = 2_000

/** A query without literals; its values are parameters (`$1`) and are not recorded. */
export const withoutLiterals = (query: string): string =>
  query
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$".])\d+(?:\.\d+)?/g, '?')
    .slice(0, MAX_QUERY_LENGTH)

/** Operation and first table of a query: `select orders`. */
export function summaryOf(query: string): string {
  const operation = /^\s*(\w+)/.exec(query)?.[1]?.toLowerCase() ?? 'query'
  const [, , table] = /\b(from|into|update)\s+"?([a-z_.]+)"?/i.exec(query) ?? []
  return table ? `${operation} ${table}` : operation
}

const textOf = (query: unknown): string =>
  typeof query === 'string'
    ? query
    : query instanceof Object && 'text' in query && typeof query.text === 'string'
      ? query.text
      : ''

/**
 * A driver's `query` whose calls are spans within the active one; without one, as for polling, they are not recorded. Calls with a
 * callback are not recorded either: they are the inner part of one that returns a promise.
 */
export const tracedQuery = <Query extends (...args: never[]) => unknown>(query: Query): Query =>
  new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const run = () => Reflect.apply(target, self, args)
      if (!trace.getActiveSpan()?.isRecording() || typeof args.at(-1) === 'function') return run()
      const text = textOf(args[0])
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': withoutLiterals(text) }
      return inSpan(summaryOf(text), attributes, async () => run(), SpanKind.CLIENT)
    },
  })
