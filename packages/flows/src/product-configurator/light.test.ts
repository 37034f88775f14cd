import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import type { CartView } from '../cart/index.ts'
import { initialCartView } from '../cart/view.ts'
import { noAnswer } from '../flow/failure.ts'
import { lazyFlow } from '../lazy/index.ts'
import { flush } from '../testing/index.ts'
import {
  type ConfiguratorEmitted,
  type ConfiguratorEvent,
  type ConfiguratorView,
  configurableOf,
  createProductConfiguratorFlow,
  initialView,
  OPTION,
} from './index.ts'
import { createLightConfigurator, type LightConfiguratorDeps } from './light.ts'

const jacket = configurableOf(7, 24, [
  { id: 70, left: 21 },
  { id: 71, left: 3 },
  { id: 72, left: 0 },
])

const choose = (value: number): ConfiguratorEvent => ({
  type: 'option.choose',
  attribute: OPTION,
  value: String(value),
})
const submit: ConfiguratorEvent = { type: 'configurator.submit' }

function page(deps: Partial<LightConfiguratorDeps> = {}) {
  let fetched = 0
  let bring: (create: typeof createProductConfiguratorFlow) => void = () => undefined
  const machine = new Promise<typeof createProductConfiguratorFlow>(resolve => {
    bring = resolve
  })
  const light = createLightConfigurator({
    product: jacket,
    clock: new SimulatedClock(),
    load: () => {
      fetched += 1
      return machine
    },
    ...deps,
  })
  const emittedEvents: ConfiguratorEmitted[] = []
  for (const type of ['configurator.add', 'configurator.focus'] as const)
    light.on(type, emitted => emittedEvents.push(emitted))
  light.start()
  onTestFinished(() => light.stop())
  const arrive = async () => {
    bring(createProductConfiguratorFlow)
    await light.load()
  }
  return { light, emittedEvents, arrive, fetched: () => fetched, view: () => light.getView() }
}

describe('the choice of a product before its machine is there', () => {
  it('is what the server has rendered, and fetches nothing by itself', () => {
    const { light, view, fetched } = page()
    expect(view()).toEqual(initialView({ product: jacket }))
    light.send({ type: 'product.received', product: jacket })
    light.send({ type: 'cart.added', productId: 7, optionId: 70 })
    expect(fetched()).toBe(0)
  })

  it('shows at once what is chosen and how many, and hands it on', async () => {
    const { light, view, arrive, fetched } = page()
    light.send(choose(71))
    light.send({ type: 'count.set', count: 5 })
    const before = view()
    expect(before).toMatchObject({ status: 'resolved', optionId: 71, count: 3, most: 3 })
    expect(fetched()).toBe(1)
    await arrive()
    expect(view()).toEqual(before)
    light.send(choose(70))
    expect(view()).toMatchObject({ optionId: 70, count: 5 })
  })

  it('tells at once what is missing, once', async () => {
    const { light, view, emittedEvents, arrive } = page()
    light.send(submit)
    expect(emittedEvents).toEqual([{ type: 'configurator.focus', attribute: OPTION }])
    await arrive()
    expect(view().attributes[0]?.missing).toBe(true)
    expect(emittedEvents).toHaveLength(1)
  })

  it('puts into the cart at once, once, and hears what became of it after the machine is there', async () => {
    const { light, view, emittedEvents, arrive } = page()
    light.send(choose(70))
    light.send(submit)
    light.send(submit)
    expect(emittedEvents).toEqual([{ type: 'configurator.add', productId: 7, optionId: 70, count: 1 }])
    expect(view().submit).toBe('adding')
    await arrive()
    light.send(submit)
    expect(emittedEvents).toHaveLength(1)
    light.send({ type: 'cart.added', productId: 7, optionId: 70 })
    expect(view().submit).toBe('added')
  })

  it('asks for another dialog than the cart’s own, before the machine is there and after', async () => {
    const { light, emittedEvents, arrive } = page()
    light.send(choose(70))
    light.send({ ...submit, modal: 'cart' })
    await arrive()
    light.send({ type: 'cart.added', productId: 7, optionId: 70 })
    light.send({ ...submit, modal: null })
    expect(emittedEvents).toMatchObject([{ modal: 'cart' }, { modal: null }])
  })

  it('serves a shopper to whom the machine never comes', async () => {
    const quiet = vi.spyOn(console, 'error')
    let asked = 0
    const { light, view, emittedEvents } = page({
      load: async () => {
        asked += 1
        throw new Error('No network')
      },
    })
    light.send(choose(71))
    light.send(submit)
    await flush()
    light.send({ type: 'cart.rejected', productId: 7, optionId: 71, error: noAnswer })
    expect(view()).toMatchObject({ submit: 'failed', error: noAnswer })
    light.send(submit)
    await flush()
    light.send({ type: 'cart.added', productId: 7, optionId: 71 })
    expect(view().submit).toBe('idle')
    expect(emittedEvents.filter(({ type }) => type === 'configurator.add')).toHaveLength(2)
    expect(asked).toBeGreaterThan(1)
    expect(quiet).not.toHaveBeenCalled()
  })

  it('speaks with the cart by itself', async () => {
    const sent: unknown[] = []
    let show: (view: CartView) => void = () => undefined
    const cart = lazyFlow<{ type: 'cart.add' }, CartView, never>(() => new Promise(() => undefined), {
      view: initialCartView,
      light: event => {
        sent.push(event)
        return 'done'
      },
      connect: lazy => {
        show = lazy.show
        return () => undefined
      },
    })
    cart.start()
    const on = () => () => undefined
    const { light, view } = page({ cart: { send: event => sent.push(event), on, select: cart.select } })
    light.send(choose(70))
    light.send(submit)
    expect(sent).toEqual([{ type: 'cart.add', productId: 7, optionId: 70, count: 1 }])
    show({ ...initialCartView, adding: [{ productId: 7, optionId: 70 }] })
    expect(view().submit).toBe('adding')
    show(initialCartView)
    expect(view().submit).toBe('idle')
  })
})

const product = fc.constantFrom(
  jacket,
  configurableOf(7, 3, [
    { id: 70, left: 0 },
    { id: 71, left: 3 },
  ]),
  configurableOf(8, 5, []),
)
const goods = fc.record({ productId: fc.constantFrom(7, 8), optionId: fc.constantFrom(70, 71, null) })
const event: fc.Arbitrary<ConfiguratorEvent> = fc.oneof(
  fc.constantFrom(70, 71, 72).map(choose),
  fc.constant(submit),
  fc.constantFrom<ConfiguratorEvent[]>(
    { type: 'option.reset' },
    { type: 'count.increment' },
    { type: 'count.decrement' },
    { type: 'count.set', count: 4 },
  ),
  product.map(now => ({ type: 'product.received' as const, product: now })),
  goods.map(one => ({ type: 'cart.added' as const, ...one })),
  goods.map(one => ({ type: 'cart.settled' as const, ...one })),
  goods.map(one => ({ type: 'cart.rejected' as const, error: noAnswer, ...one })),
)

/** The light hand has no clock: what is done is not said for two seconds. */
const unsaid = (view: ConfiguratorView): ConfiguratorView =>
  view.submit === 'added' ? { ...view, submit: 'idle' } : view

it('shows and says what the machine alone would, whenever the machine comes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 14 }), fc.nat(14), async (events, moment) => {
      const clock = new SimulatedClock()
      const alone = createProductConfiguratorFlow({ product: jacket, clock })
      const light = createLightConfigurator({ product: jacket, clock, load: async () => createProductConfiguratorFlow })
      const addedDuration: { alone: ConfiguratorEmitted[]; light: ConfiguratorEmitted[] } = { alone: [], light: [] }
      for (const type of ['configurator.add', 'configurator.focus'] as const) {
        alone.on(type, emitted => addedDuration.alone.push(emitted))
        light.on(type, emitted => addedDuration.light.push(emitted))
      }
      alone.start()
      light.start()
      for (const [index, one] of events.entries()) {
        if (index === moment) await light.load()
        alone.send(one)
        light.send(one)
        expect(unsaid(light.getView())).toEqual(unsaid(alone.getView()))
      }
      expect(addedDuration.light).toEqual(addedDuration.alone)
      alone.stop()
      light.stop()
    }),
    { numRuns: process.env.LONG ? 10_000 : 200 },
  )
}, 600_000)
