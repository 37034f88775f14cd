/** Registers the tracer provider that sends spans by OTLP over HTTP. Loaded only when a collector is configured. */
import type { RequestListener } from 'node:http'
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { withDeadline } from '../platform/deadline.ts'
import { redactingExporter } from './span-redaction.ts'

export interface TracingSettings {
  /** Base URL of the collector: spans are posted to `/v1/traces` below it. */
  endpoint: string
  serviceName: string
  /** Share of the traces that are recorded, 0 to 1. */
  sampleRatio: number
  /** Whether the `traceparent` header of a request is continued: only behind a proxy of our own, which may be trusted. */
  isParentTrusted: boolean
}

export interface Tracing {
  /** Adds a span per request. */
  traceRequests(listener: RequestListener): RequestListener
  /** Sends what is left and stops. */
  close(): Promise<void>
}

/** Milliseconds in which the collector must accept spans, also the last ones at the shutdown. */
const EXPORT_TIMEOUT_MS = 3_000

/** Paths that answer for many: the first segment names the kind, anything else is a page. */
const KINDS: ReadonlySet<string> = new Set(['api', 'assets', 'brand', 'data-changes', 'healthz', 'pictures', 'readyz'])

function kindOf(url: string): string {
  const [, first = ''] = /^\/([^/?]*)/.exec(url) ?? []
  return KINDS.has(first) ? `/${first}` : 'page'
}

export function startTracing({ endpoint, serviceName, sampleRatio, isParentTrusted }: TracingSettings): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: redactingExporter(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS })),
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  // Only requests within a span: otherwise each poll would be a trace.
  const fetches = new UndiciInstrumentation({ requireParentforSpans: true })
  fetches.setTracerProvider(provider)
  const tracer = provider.getTracer('shop')

  return {
    traceRequests: listener => (request, response) => {
      const outer = isParentTrusted ? propagation.extract(context.active(), request.headers) : context.active()
      const method = request.method ?? 'GET'
      const route = kindOf(request.url ?? '/')
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
        outer,
      )
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(trace.setSpan(outer, span), () => listener(request, response))
    },
    async close() {
      fetches.disable()
      const timeout = () => new Error('The collector does not answer')
      await withDeadline(provider.shutdown(), EXPORT_TIMEOUT_MS, timeout).catch(() => undefined) // the spans are dropped
      trace.disable()
      propagation.disable()
      context.disable()
    },
  }
}
