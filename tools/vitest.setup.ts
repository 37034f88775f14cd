import fc from 'fast-check'

// In the gate the same cases in every run, so that it fails only for a change; at night new ones, and more of them.
fc.configureGlobal(process.env.TESTS === 'full' ? { numRuns: 1_000 } : { seed: 20_261_126, numRuns: 50 })
