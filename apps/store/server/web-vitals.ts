import { createThrottle, type Metrics } from '@shop/backend'
import { z } from 'zod'
import { screens } from '../app/screens.ts'
import { parseJson } from './parse-json.ts'

/** Of an address one a second: the rest is not counted. */
const INTERVAL_MS = 1_000
/** Values of each kind of page that the percentile is taken of. */
const KEPT = 500

/** None takes ten minutes, and no layout shifts so often. */
const milliseconds = z.number().min(0).max(600_000).optional()
const Beacon = z.strictObject({
  page: z.enum(screens.map(({ path }) => path)),
  LCP: milliseconds,
  INP: milliseconds,
  FCP: milliseconds,
  TTFB: milliseconds,
  CLS: z.number().min(0).max(100).optional(),
})
const durations = ['LCP', 'INP', 'FCP', 'TTFB'] as const

/** The last values by kind of page and vital, of which there are few. */
function createSamples() {
  const samples = new Map<string, { labels: { page: string; vital: string }; values: number[]; count: number }>()
  return {
    add(page: string, vital: string, value: number) {
      const key = `${page} ${vital}`
      const kept = samples.get(key) ?? { labels: { page, vital }, values: [], count: 0 }
      samples.set(key, kept)
      kept.values[kept.count % KEPT] = value
      kept.count += 1
    },
    read: async () =>
      Array.from(samples.values(), ({ labels, values }) => ({
        labels,
        value: values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0,
      })),
  }
}

/**
 * Counts the beacons of `report-vitals.ts` and returns the status of the answer; their 75th percentiles are metrics. Nothing of the
 * shopper is kept. `now`: milliseconds of a monotonic clock.
 */
export function createVitals(metrics: Metrics, now = () => performance.now()) {
  const isInTurn = createThrottle({ intervalMs: INTERVAL_MS, maxWaiting: 0, now })
  const [seconds, shifts] = [createSamples(), createSamples()]
  const labels = ['page', 'vital'] as const
  metrics.gauge({
    name: 'shop_web_vital_p75_seconds',
    help: 'What browsers have measured, by kind of page: the 75th percentile of the last values',
    labels,
    read: seconds.read,
  })
  metrics.gauge({
    name: 'shop_web_vital_p75_ratio',
    help: 'How much of the page its layout shifts move, by kind of page: the 75th percentile of the last values',
    labels,
    read: shifts.read,
  })
  return async (body: string, address: string): Promise<204 | 400 | 429> => {
    const { success, data } = Beacon.safeParse(parseJson(body))
    if (!success) return 400
    if (!(await isInTurn(address))) return 429
    for (const vital of durations) {
      const value = data[vital]
      if (value !== undefined) seconds.add(data.page, vital, value / 1000)
    }
    if (data.CLS !== undefined) shifts.add(data.page, 'CLS', data.CLS)
    return 204
  }
}
