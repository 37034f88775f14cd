import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Upper bounds in seconds: from a cached answer to the timeout of a call. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface PrometheusMetrics extends Metrics {
  /** The exposition of all metrics, with those of Node. */
  expose(): Promise<{ contentType: string; text: string }>
}

export function createPrometheusMetrics(log: Pick<Log, 'warn'>): PrometheusMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const known = new Map<string, unknown>()
  /** The metric of a name, created when it is asked for the first time. */
  function once<Metric>(name: string, isSame: (metric: unknown) => metric is Metric, create: () => Metric): Metric {
    const found = known.get(name)
    if (isSame(found)) return found
    const created = create()
    known.set(name, created)
    return created
  }
  return {
    counter({ name, help, labels }) {
      const counter = once(
        name,
        (metric): metric is Counter => metric instanceof Counter,
        () => new Counter({ name, help, labelNames: [...labels], registers: [registry] }),
      )
      return { increment: values => counter.inc({ ...values }) }
    },
    histogram({ name, help, labels }) {
      const histogram = once(
        name,
        (metric): metric is Histogram => metric instanceof Histogram,
        () => new Histogram({ name, help, labelNames: [...labels], buckets: BUCKETS, registers: [registry] }),
      )
      return { observe: (values, seconds) => histogram.observe({ ...values }, seconds) }
    },
    gauge({ name, help, labels, read }) {
      once(
        name,
        (metric): metric is Gauge => metric instanceof Gauge,
        () =>
          new Gauge({
            name,
            help,
            labelNames: [...labels],
            registers: [registry],
            async collect() {
              this.reset()
              if (labels.length === 0) this.remove() // otherwise 0
              try {
                for (const { labels: values, value } of await read()) this.set({ ...values }, value)
              } catch (error) {
                log.warn({ metric: name, err: error }, 'metric not read')
              }
            },
          }),
      )
    },
    expose: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
