/** Names of the labels and their values, of which there are few: no ids, addresses or texts of shoppers. */
type Labels<Label extends string> = Readonly<Record<Label, string>>

interface MetricOptions<Label extends string> {
  /** Begins with `shop_` and ends with the unit; a counter ends with `_total`. Source: Prometheus, «Metric and label naming». */
  name: string
  help: string
  labels: readonly Label[]
}

interface Counter<Label extends string> {
  increment(labels: Labels<Label>): void
}

interface Histogram<Label extends string> {
  observe(labels: Labels<Label>, seconds: number): void
}

export interface Reading<Label extends string> {
  labels: Labels<Label>
  value: number
}

interface GaugeOptions<Label extends string> extends MetricOptions<Label> {
  /** Called for each scrape; a gauge whose reading fails is left out of it. */
  read(): Promise<readonly Reading<Label>[]>
}

/** Instruments by name: asking for the same name again returns the same one. */
export interface Metrics {
  counter<Label extends string>(options: MetricOptions<Label>): Counter<Label>
  histogram<Label extends string>(options: MetricOptions<Label>): Histogram<Label>
  gauge<Label extends string>(options: GaugeOptions<Label>): void
}

/** Without `METRICS_PORT`. */
export const noMetrics: Metrics = {
  counter: () => ({ increment() {} }),
  histogram: () => ({ observe() {} }),
  gauge() {},
}
