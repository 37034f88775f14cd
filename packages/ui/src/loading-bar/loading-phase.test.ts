import { expect, test } from 'vitest'
import { type LoadingEvent, type LoadingPhase, loadingReducer } from './loading-phase.ts'

const after = (...events: LoadingEvent[]): LoadingPhase => events.reduce<LoadingPhase>(loadingReducer, 'idle')

test('loading that ends before the delay shows nothing', () => {
  expect(after('start', 'finish')).toBe('idle')
})
test('longer loading shows the bar, fills it and hides it', () => {
  expect(after('start', 'timeout')).toBe('loading')
  expect(after('start', 'timeout', 'finish')).toBe('done')
  expect(after('start', 'timeout', 'finish', 'timeout')).toBe('idle')
})
test('loading that starts while the bar hides restarts it', () => {
  expect(after('start', 'timeout', 'finish', 'start')).toBe('waiting')
})
test('a failure is shown in every phase, then disappears', () => {
  expect(after('start', 'fail')).toBe('failed')
  expect(after('start', 'timeout', 'fail')).toBe('failed')
  expect(after('start', 'timeout', 'fail', 'finish')).toBe('failed')
  expect(after('start', 'timeout', 'fail', 'timeout')).toBe('idle')
})
