import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import { createLoadingBarFlow, type LoadingBarEvent } from './index.ts'
import { createLightLoadingBar } from './light.ts'
import { hiddenBar } from './view.ts'

function page() {
  const clock = new SimulatedClock()
  const environment = { clock, now: () => clock.now() }
  const light = createLightLoadingBar(environment)
  const machine = createLoadingBarFlow(environment)
  for (const bar of [light, machine]) {
    bar.start()
    onTestFinished(() => bar.stop())
  }
  return { clock, light, machine }
}

describe('the loading bar without a statechart', () => {
  it('appears, fills and leaves, and tells each change once', () => {
    const { clock, light } = page()
    const phases: string[] = []
    light.subscribe(({ phase }) => phases.push(phase))
    expect(light.getView()).toEqual(hiddenBar)
    light.send({ type: 'load.start' })
    clock.increment(3_000)
    light.send({ type: 'load.finish' })
    clock.increment(3_000)
    expect(phases).toEqual(['running', 'finished', 'hidden'])
    expect(light.getInitialView()).toEqual(hiddenBar)
  })

  it('shows nothing any more once it is stopped', () => {
    const { clock, light } = page()
    light.send({ type: 'load.start' })
    light.stop()
    clock.increment(3_000)
    expect(light.getView()).toEqual(hiddenBar)
  })

  it('takes what comes before it is started', () => {
    const clock = new SimulatedClock()
    const light = createLightLoadingBar({ clock, now: () => clock.now() })
    light.send({ type: 'load.start' })
    clock.increment(1_000)
    expect(light.getView()).toEqual(hiddenBar)
    light.start()
    clock.increment(200)
    expect(light.getView()).toEqual({ phase: 'running', startedAt: 1_200 })
    light.stop()
  })

  it('shows at every moment what the machine shows', () => {
    const event = fc.constantFrom<LoadingBarEvent[]>(
      { type: 'load.start' },
      { type: 'load.start' },
      { type: 'load.finish' },
      { type: 'load.error' },
    )
    const pause = fc.constantFrom(0, 1, 199, 200, 499, 500, 2_000)
    fc.assert(
      fc.property(fc.array(fc.tuple(event, pause), { maxLength: 20 }), steps => {
        const { clock, light, machine } = page()
        for (const [one, milliseconds] of steps) {
          light.send(one)
          machine.send(one)
          expect(light.getView()).toEqual(machine.getView())
          clock.increment(milliseconds)
          expect(light.getView()).toEqual(machine.getView())
        }
      }),
      { numRuns: process.env.LONG ? 10_000 : 300 },
    )
  }, 600_000)
})
