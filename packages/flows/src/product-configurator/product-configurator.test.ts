import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import { type CartFlow, createCartFlow } from '../cart/index.ts'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeClient,
  createFakeStorage,
  failure,
  flush,
} from '../testing/index.ts'
import {
  type ConfiguratorDeps,
  type ConfiguratorEmitted,
  configurableOf,
  createProductConfiguratorFlow,
  initialView,
  OPTION,
} from './index.ts'

const jacket = configurableOf(7, 24, [
  { id: 70, left: 21 },
  { id: 71, left: 3 },
  { id: 72, left: 0 },
])

function page(deps: Partial<ConfiguratorDeps> = {}) {
  const clock = new SimulatedClock()
  const configurator = createProductConfiguratorFlow({ product: jacket, clock, ...deps })
  const emittedEvents: ConfiguratorEmitted[] = []
  for (const type of ['configurator.add', 'configurator.focus'] as const)
    configurator.on(type, emitted => emittedEvents.push(emitted))
  configurator.start()
  onTestFinished(() => configurator.stop())
  const choose = (value: number) =>
    configurator.send({ type: 'option.choose', attribute: OPTION, value: String(value) })
  const submit = () => configurator.send({ type: 'configurator.submit' })
  return { configurator, clock, emittedEvents, choose, submit, view: () => configurator.getView() }
}

describe('the choice of a product', () => {
  it('is at first what the server has rendered', () => {
    expect(page().view()).toEqual(initialView({ product: jacket }))
    expect(initialView({ product: configurableOf(1, 2, []), count: 5 })).toMatchObject({ status: 'resolved', count: 2 })
  })

  it('marks what is chosen, what is sold out, and how many there are', () => {
    const { choose, view } = page()
    choose(71)
    choose(72)
    expect(view()).toMatchObject({ status: 'resolved', optionId: 71, most: 3 })
    expect(view().attributes[0]?.values).toEqual([
      { id: '70', chosen: false, standing: 'fits', selectable: true },
      { id: '71', chosen: true, standing: 'fits', selectable: true },
      { id: '72', chosen: false, standing: 'gone', selectable: false },
    ])
  })

  it('can be taken back', () => {
    const { configurator, choose, view } = page()
    choose(71)
    configurator.send({ type: 'option.reset' })
    expect(view()).toMatchObject({ status: 'incomplete', optionId: null, chosen: {} })
  })

  it('counts from one to what is left, and remembers how many were wanted', () => {
    const { configurator, choose, view } = page()
    configurator.send({ type: 'count.decrement' })
    expect(view().count).toBe(1)
    configurator.send({ type: 'count.set', count: 5 })
    choose(71)
    expect(view()).toMatchObject({ count: 3, most: 3 })
    choose(70)
    expect(view()).toMatchObject({ count: 5, most: 999 })
    configurator.send({ type: 'count.increment' })
    expect(view().count).toBe(6)
  })

  it('follows the stock: what has sold out meanwhile is told, what is another product is chosen anew', () => {
    const { configurator, choose, view } = page()
    choose(71)
    const soldOut = configurableOf(7, 21, [
      { id: 70, left: 21 },
      { id: 71, left: 0 },
    ])
    configurator.send({ type: 'product.received', product: soldOut })
    expect(view()).toMatchObject({ status: 'unavailable', chosen: { [OPTION]: '71' }, optionId: null })
    configurator.send({ type: 'count.set', count: 4 })
    configurator.send({ type: 'product.received', product: configurableOf(8, 9, []) })
    expect(view()).toMatchObject({ status: 'resolved', chosen: {}, count: 1 })
  })
})

describe('into the cart', () => {
  it('goes nothing before it is chosen: what is missing is told and gets the focus', () => {
    const { submit, choose, emittedEvents, view } = page()
    expect(view().attributes[0]?.missing).toBe(false)
    submit()
    expect(emittedEvents).toEqual([{ type: 'configurator.focus', attribute: OPTION }])
    expect(view()).toMatchObject({ submit: 'idle', attributes: [{ missing: true }] })
    choose(70)
    expect(view().attributes[0]?.missing).toBe(false)
  })

  it('goes nothing that has sold out meanwhile: it is to be chosen anew', () => {
    const { configurator, submit, choose, emittedEvents, view } = page()
    choose(71)
    configurator.send({
      type: 'product.received',
      product: configurableOf(
        7,
        21,
        [...jacket.options].map(({ id }) => ({ id, left: id === 70 ? 21 : 0 })),
      ),
    })
    expect(view().attributes[0]?.missing).toBe(false)
    submit()
    expect(emittedEvents).toEqual([{ type: 'configurator.focus', attribute: OPTION }])
    expect(view().attributes[0]?.missing).toBe(true)
    choose(70)
    expect(view().attributes[0]?.missing).toBe(false)
  })

  it('goes what is chosen, once, however often the button is pressed', () => {
    const { configurator, submit, choose, emittedEvents, view, clock } = page()
    choose(70)
    configurator.send({ type: 'count.set', count: 2 })
    submit()
    submit()
    expect(emittedEvents).toEqual([{ type: 'configurator.add', productId: 7, optionId: 70, count: 2 }])
    expect(view().submit).toBe('adding')
    configurator.send({ type: 'cart.added', productId: 7, optionId: 71 })
    expect(view().submit).toBe('adding')
    configurator.send({ type: 'cart.added', productId: 7, optionId: 70 })
    expect(view().submit).toBe('added')
    clock.increment(2_000)
    expect(view().submit).toBe('idle')
  })

  it('and out of the cart’s own mouth comes what became of it', async () => {
    const carts = createFakeCarts([
      { productId: 7, optionId: 70, name: 'Куртка', price: 1000, left: 30 },
      { productId: 7, optionId: 71, name: 'Куртка', price: 1000, left: 0 },
    ])
    const calls = createDeferredClient(createFakeClient(carts.answers))
    const cart: CartFlow = createCartFlow({ client: calls, storage: createFakeStorage(), lang: 'uk' })
    cart.start()
    onTestFinished(() => cart.stop())
    const { configurator, submit, choose, view } = page({ cart })
    choose(71)
    submit()
    await calls.settle()
    expect(view()).toMatchObject({ submit: 'failed', error: { kind: 'conflict' } })
    choose(70)
    expect(view()).toMatchObject({ submit: 'idle', error: null })
    submit()
    await (await calls.next()).answerWith(failure('not_found'))
    expect(view().submit).toBe('failed')
    submit()
    await calls.settle()
    expect(view().submit).toBe('added')
    expect(cart.getView().count).toBe(1)
    const [line] = cart.getView().lines
    configurator.stop()
    cart.send({ type: 'cart.remove', lineId: line?.id ?? 0 })
    await flush()
    expect(view().submit).toBe('added')
  })

  it('takes another size while the first is still on its way', () => {
    const { configurator, choose, submit, emittedEvents, view } = page()
    choose(70)
    submit()
    submit()
    choose(71)
    submit()
    expect(emittedEvents).toEqual([
      { type: 'configurator.add', productId: 7, optionId: 70, count: 1 },
      { type: 'configurator.add', productId: 7, optionId: 71, count: 1 },
    ])
    configurator.send({ type: 'cart.added', productId: 7, optionId: 70 })
    expect(view().submit).toBe('adding')
    configurator.send({ type: 'cart.added', productId: 7, optionId: 71 })
    expect(view().submit).toBe('added')
  })

  it('and what the cart lets go of without a word is on its way no more', () => {
    const { configurator, choose, submit, emittedEvents, view } = page()
    choose(70)
    submit()
    configurator.send({ type: 'cart.settled', productId: 7, optionId: 71 })
    expect(view().submit).toBe('adding')
    configurator.send({ type: 'cart.settled', productId: 7, optionId: 70 })
    expect(view().submit).toBe('idle')
    submit()
    expect(emittedEvents).toHaveLength(2)
  })

  it('tells what is missing while something is on its way', () => {
    const { configurator, choose, submit, emittedEvents } = page()
    choose(70)
    submit()
    configurator.send({ type: 'option.reset' })
    submit()
    expect(emittedEvents.at(-1)).toEqual({ type: 'configurator.focus', attribute: OPTION })
  })
})
