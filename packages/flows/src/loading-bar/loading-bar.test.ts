import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import { createLoadingBarFlow, progressAt } from './index.ts'

function page() {
  const clock = new SimulatedClock()
  const bar = createLoadingBarFlow({ clock, now: () => clock.now() })
  bar.start()
  onTestFinished(() => bar.stop())
  return { bar, clock, phase: () => bar.getView().phase }
}

describe('the loading bar', () => {
  it('does not appear for a load shorter than 200 ms', () => {
    const { bar, clock, phase } = page()
    bar.send({ type: 'load.start' })
    clock.increment(199)
    bar.send({ type: 'load.finish' })
    clock.increment(10_000)
    expect(phase()).toBe('hidden')
  })

  it('appears after 200 ms, is full when the load ends and leaves 500 ms later', () => {
    const { bar, clock, phase } = page()
    bar.send({ type: 'load.start' })
    clock.increment(200)
    expect(bar.getView()).toEqual({ phase: 'running', startedAt: 200 })
    clock.increment(3_000)
    bar.send({ type: 'load.finish' })
    expect(phase()).toBe('finished')
    clock.increment(499)
    expect(phase()).toBe('finished')
    clock.increment(1)
    expect(phase()).toBe('hidden')
  })

  it('waits for the last of several loads', () => {
    const { bar, clock, phase } = page()
    for (let load = 0; load < 3; load += 1) bar.send({ type: 'load.start' })
    clock.increment(300)
    bar.send({ type: 'load.finish' })
    bar.send({ type: 'load.finish' })
    expect(phase()).toBe('running')
    bar.send({ type: 'load.finish' })
    expect(phase()).toBe('finished')
  })

  it('turns to its error colour on a failed load, at once, however short it was', () => {
    const { bar, clock, phase } = page()
    bar.send({ type: 'load.start' })
    clock.increment(50)
    bar.send({ type: 'load.error' })
    expect(phase()).toBe('failed')
    clock.increment(500)
    expect(phase()).toBe('hidden')
  })

  it('goes on for what still loads after another load has failed', () => {
    const { bar, clock, phase } = page()
    bar.send({ type: 'load.start' })
    bar.send({ type: 'load.start' })
    bar.send({ type: 'load.error' })
    clock.increment(500)
    clock.increment(200)
    expect(phase()).toBe('running')
    bar.send({ type: 'load.finish' })
    clock.increment(500)
    expect(phase()).toBe('hidden')
  })

  it('ignores ends without a beginning', () => {
    const { bar, clock, phase } = page()
    bar.send({ type: 'load.finish' })
    bar.send({ type: 'load.start' })
    clock.increment(200)
    expect(phase()).toBe('running')
  })

  it('grows all the time and is never full before the end', () => {
    const lengths = Array.from({ length: 600 }, (_, step) => progressAt(step * 100))
    expect(lengths[0]).toBe(0)
    expect(progressAt(5_000)).toBe(90)
    for (const [index, length] of lengths.entries()) {
      expect(length).toBeLessThan(100)
      if (index > 0) expect(length).toBeGreaterThan(lengths[index - 1] ?? 0)
    }
  })
})
