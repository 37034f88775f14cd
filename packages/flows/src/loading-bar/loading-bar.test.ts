import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import { createLoadingBarFlow, hiddenBar, type LoadingBarEvent, progressAt } from './index.ts'

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

  it('stays until the last of several loads has finished', () => {
    const { bar, clock, phase } = page()
    for (let load = 0; load < 3; load += 1) bar.send({ type: 'load.start' })
    clock.increment(300)
    bar.send({ type: 'load.finish' })
    bar.send({ type: 'load.finish' })
    expect(phase()).toBe('running')
    bar.send({ type: 'load.finish' })
    expect(phase()).toBe('finished')
  })

  it('shows its error colour at once when a load fails, even within 200 ms', () => {
    const { bar, clock, phase } = page()
    bar.send({ type: 'load.start' })
    clock.increment(50)
    bar.send({ type: 'load.error' })
    expect(phase()).toBe('failed')
    clock.increment(500)
    expect(phase()).toBe('hidden')
  })

  it('appears again when another load is still pending after a failed one', () => {
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

  it('ignores finishes without a start', () => {
    const { bar, clock, phase } = page()
    bar.send({ type: 'load.finish' })
    bar.send({ type: 'load.start' })
    clock.increment(200)
    expect(phase()).toBe('running')
  })

  it('grows all the time and stays below 100 % until the load finishes', () => {
    const lengths = Array.from({ length: 600 }, (_, step) => progressAt(step * 100))
    expect(lengths[0]).toBe(0)
    expect(progressAt(5_000)).toBe(90)
    for (const [index, length] of lengths.entries()) {
      expect(length).toBeLessThan(100)
      if (index > 0) expect(length).toBeGreaterThan(lengths[index - 1] ?? 0)
    }
  })

  it('notifies once per change of the view', () => {
    const { bar, clock } = page()
    const phases: string[] = []
    bar.subscribe(({ phase }) => phases.push(phase))
    expect(bar.getView()).toEqual(hiddenBar)
    bar.send({ type: 'load.start' })
    clock.increment(3_000)
    bar.send({ type: 'load.finish' })
    clock.increment(3_000)
    expect(phases).toEqual(['running', 'finished', 'hidden'])
    expect(bar.getInitialView()).toEqual(hiddenBar)
  })

  it('runs no timer after it is stopped', () => {
    const { bar, clock } = page()
    bar.send({ type: 'load.start' })
    bar.stop()
    clock.increment(3_000)
    expect(bar.getView()).toEqual(hiddenBar)
  })

  it('handles events sent before it is started', () => {
    const clock = new SimulatedClock()
    const bar = createLoadingBarFlow({ clock, now: () => clock.now() })
    bar.send({ type: 'load.start' })
    clock.increment(1_000)
    expect(bar.getView()).toEqual(hiddenBar)
    bar.start()
    clock.increment(200)
    expect(bar.getView()).toEqual({ phase: 'running', startedAt: 1_200 })
    bar.stop()
  })

  it('is shown only for a pending or failed load and always disappears, in any order of events', () => {
    const event = fc.constantFrom<LoadingBarEvent[]>(
      { type: 'load.start' },
      { type: 'load.start' },
      { type: 'load.finish' },
      { type: 'load.error' },
    )
    const pause = fc.constantFrom(0, 1, 199, 200, 499, 500, 2_000)
    fc.assert(
      fc.property(fc.array(fc.tuple(event, pause), { maxLength: 20 }), steps => {
        const { bar, clock, phase } = page()
        let inFlight = 0
        let endedAt = Number.NEGATIVE_INFINITY
        const check = () => {
          if (phase() === 'running') {
            expect(inFlight).toBeGreaterThan(0)
            expect(bar.getView().startedAt).toBeLessThanOrEqual(clock.now())
          }
          if (phase() === 'finished') expect(inFlight).toBe(0)
          if (phase() === 'finished' || phase() === 'failed') expect(clock.now() - endedAt).toBeLessThan(500)
        }
        for (const [one, milliseconds] of steps) {
          bar.send(one)
          inFlight = Math.max(0, inFlight + (one.type === 'load.start' ? 1 : -1))
          if (one.type !== 'load.start') endedAt = clock.now()
          check()
          clock.increment(milliseconds)
          check()
        }
        for (let step = 0; step < 7; step += 1) clock.increment(100)
        expect(phase()).toBe(inFlight > 0 ? 'running' : 'hidden')
        bar.stop()
      }),
    )
  }, 600_000)
})
