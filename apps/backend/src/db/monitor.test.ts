import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isDatabaseUnavailable } from './errors.ts'
import { monitorDatabase } from './monitor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silence = () => new Promise<never>(() => undefined)

/** Monitors a database that never answers. */
function monitorSilence({ isBusy }: { isBusy: boolean }) {
  const dropConnections = vi.fn()
  const onChange = vi.fn()
  const monitor = monitorDatabase({ probe: silence, isBusy: () => isBusy, dropConnections, onChange })
  return { monitor, dropConnections, onChange }
}

it('drops the connections of a database that stopped answering while calls wait, within four seconds', async () => {
  const { monitor, dropConnections, onChange } = monitorSilence({ isBusy: true })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(dropConnections).toHaveBeenCalledOnce()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true, expect.anything())
  expect(monitor.isUnavailable()).toBe(true)
  monitor.stop()
})

it('asks nothing of a database that nobody waits for', async () => {
  const { monitor, onChange } = monitorSilence({ isBusy: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onChange).not.toHaveBeenCalled()
  monitor.stop()
})

it('rejects a short query within two seconds, and at once when the outage is known', async () => {
  const { monitor } = monitorSilence({ isBusy: true })
  const first = monitor.shortQuery(silence).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isDatabaseUnavailable(await first)).toBe(true)
  await vi.advanceTimersByTimeAsync(4_000)
  const run = vi.fn(silence)
  await expect(monitor.shortQuery(run)).rejects.toSatisfy(isDatabaseUnavailable)
  expect(run).not.toHaveBeenCalled()
  monitor.stop()
})
