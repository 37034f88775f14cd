import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import { createModalFlow, type ModalEmitted } from './index.ts'

function page(exit?: number) {
  const clock = new SimulatedClock()
  const modal = createModalFlow({ clock, ...(exit === undefined ? {} : { exit }) })
  const emittedEvents: ModalEmitted[] = []
  for (const type of ['modal.opened', 'modal.closed', 'modal.restoreFocus'] as const)
    modal.on(type, emitted => emittedEvents.push(emitted))
  modal.start()
  onTestFinished(() => modal.stop())
  return { modal, clock, emittedEvents }
}

describe('dialogs', () => {
  it('open one at a time: another replaces the first', () => {
    const { modal } = page()
    modal.send({ type: 'modal.open', name: 'product-added', data: { prodname: 'Куртка', prodCode: 'A-1' } })
    expect(modal.getView()).toMatchObject({ name: 'product-added', open: true, data: { prodname: 'Куртка' } })
    modal.send({ type: 'modal.open', name: 'cart' })
    expect(modal.getView()).toEqual({ name: 'cart', open: true, data: {} })
  })

  it('restore the focus to the opener of the first', () => {
    const { modal, emittedEvents } = page()
    modal.send({ type: 'modal.open', name: 'product-added', returnFocus: 'buy' })
    modal.send({ type: 'modal.open', name: 'cart', returnFocus: 'to-cart' })
    modal.send({ type: 'modal.close', reason: 'escape' })
    expect(emittedEvents.at(-1)).toEqual({
      type: 'modal.restoreFocus',
      key: 'buy',
      keys: ['buy', 'to-cart'],
      reason: 'escape',
    })
    modal.send({ type: 'modal.open', name: 'login', returnFocus: 'sign-in' })
    modal.send({ type: 'modal.close' })
    expect(emittedEvents.at(-1)).toEqual({
      type: 'modal.restoreFocus',
      key: 'sign-in',
      keys: ['sign-in'],
      reason: 'done',
    })
  })

  it('restore the focus to the first known opener; without any, to none', () => {
    const { modal, emittedEvents } = page()
    modal.send({ type: 'modal.open', name: 'product-added' })
    modal.send({ type: 'modal.open', name: 'cart', returnFocus: 'to-cart' })
    modal.send({ type: 'modal.open', name: 'login', returnFocus: 'sign-in' })
    modal.send({ type: 'modal.open', name: 'cart', returnFocus: 'to-cart' })
    modal.send({ type: 'modal.close' })
    const named = { key: 'to-cart', keys: ['to-cart', 'sign-in'] }
    expect(emittedEvents.at(-1)).toEqual({ type: 'modal.restoreFocus', ...named, reason: 'done' })
    modal.send({ type: 'modal.open', name: 'cart' })
    modal.send({ type: 'modal.close' })
    expect(emittedEvents.at(-1)).toEqual({ type: 'modal.restoreFocus', key: null, keys: [], reason: 'done' })
  })

  it('close on every navigation', () => {
    for (const name of ['cart', 'product-added', 'password-reset', 'login', 'registration', 'mobile-menu'] as const) {
      const { modal, clock, emittedEvents } = page()
      modal.send({ type: 'modal.open', name })
      modal.send({ type: 'route.changed' })
      clock.increment(0)
      expect(modal.getView()).toEqual({ name: null, open: false, data: {} })
      expect(emittedEvents).toContainEqual({ type: 'modal.closed', name, reason: 'route' })
    }
  })

  it('stay visible during the exit animation and can be replaced meanwhile', () => {
    const { modal, clock } = page(200)
    modal.send({ type: 'modal.open', name: 'cart' })
    modal.send({ type: 'modal.close' })
    expect(modal.getView()).toMatchObject({ name: 'cart', open: false })
    clock.increment(199)
    modal.send({ type: 'modal.open', name: 'login' })
    clock.increment(1000)
    expect(modal.getView()).toMatchObject({ name: 'login', open: true })
    modal.send({ type: 'modal.close' })
    clock.increment(200)
    expect(modal.getView().name).toBeNull()
  })

  it('emit nothing when none is open', () => {
    const { modal, emittedEvents } = page()
    modal.send({ type: 'modal.close' })
    modal.send({ type: 'route.changed' })
    expect(emittedEvents).toEqual([])
  })
})
