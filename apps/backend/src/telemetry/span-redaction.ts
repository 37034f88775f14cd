import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

/**
 * Attributes that leave the process. Others are dropped, among them those that libraries add: URLs and query strings hold
 * tokens, messages of errors quote values.
 */
const EXPORTED: ReadonlySet<string> = new Set([
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'shop.call',
  'shop.outcome',
  'shop.template',
  'url.scheme',
])

const exported = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => EXPORTED.has(name)))

/** The span without events, status message and unknown attributes. */
const redacted = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: exported(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  })

/** An exporter that sends redacted spans. */
export const redactingExporter = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(redacted), done),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
})
