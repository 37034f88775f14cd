import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// In the gate the same cases in every run, so that it fails only for a change; at night new ones, and more of them.
fc.configureGlobal(process.env.TESTS === 'full' ? { numRuns: 1_000 } : { seed: 20_261_126, numRuns: 50 })

// The files of a worker share its globals.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
