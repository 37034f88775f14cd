import { act, render, screen } from '@testing-library/react'
import { Activity, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type CartFlow, createCartFlow } from '../cart/index.ts'
import { createModalFlow, type ModalFlow } from '../modal/index.ts'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeClient,
  createFakeStorage,
  flush,
  SimulatedClock,
} from '../testing/index.ts'
import {
  createFlowContext,
  FlowProvider,
  useFlow,
  useFlowEvent,
  useFlowView,
  useOwnFlow,
  useProvidedFlow,
  useRunning,
} from './index.ts'

const carts = createFakeCarts([
  { productId: 1, name: 'Куртка', price: 1000, left: 50 },
  { productId: 2, name: 'Штани', price: 500, left: 50 },
])

function shop() {
  const calls = createDeferredClient(createFakeClient(carts.answers))
  const cart = createCartFlow({ client: calls, storage: createFakeStorage(), lang: 'uk' })
  return { calls, cart }
}

function Line({ cart, id, onRender }: { cart: CartFlow; id: number; onRender: (id: number) => void }) {
  const line = useFlow(cart, view => view.lines.find(other => other.id === id))
  onRender(id)
  return <li>{`${line?.name}: ${line?.count}`}</li>
}

function CartPage({ create }: { create: () => CartFlow }) {
  return <p>{useFlowView(useOwnFlow(create)).status}</p>
}

function OpenModal({ modal, onRender }: { modal: ModalFlow; onRender?: () => void }) {
  const { name } = useFlowView(modal)
  onRender?.()
  return <p>{name ?? 'none'}</p>
}

function Names({ cart }: { cart: CartFlow }) {
  return <p>{useFlow(cart, view => view.lines.map(({ name, count }) => `${name} × ${count}`)).join(', ')}</p>
}

function CartCount({ cart }: { cart: CartFlow }) {
  useRunning(cart)
  return <p>{`in the cart: ${useFlow(cart, view => view.count)}`}</p>
}

const ModalContext = createFlowContext<ModalFlow>('Modal')

function Listener({ language, onOpen }: { language: string; onOpen: (text: string) => void }) {
  useFlowEvent(useProvidedFlow(ModalContext), 'modal.opened', ({ name }) => onOpen(`${language}: ${name}`))
  return null
}

describe('a flow in React', () => {
  it('re-renders a line only when that line changes', async () => {
    const { cart, calls } = shop()
    cart.start()
    cart.send({ type: 'cart.add', productId: 1 })
    cart.send({ type: 'cart.add', productId: 2 })
    await calls.answerAll()
    const [first = 0, second = 0] = cart.getView().lines.map(({ id }) => id)
    const rendered: number[] = []
    render([first, second].map(id => <Line key={id} cart={cart} id={id} onRender={own => rendered.push(own)} />))
    rendered.length = 0
    await act(async () => {
      cart.send({ type: 'cart.increment', lineId: first })
      await calls.answerAll()
    })
    expect(screen.getByText('Куртка: 2')).toBeTruthy()
    expect(rendered).toContain(first)
    expect(rendered).not.toContain(second)
    cart.stop()
  })

  it('runs once under StrictMode and stops on unmount', async () => {
    const { calls } = shop()
    const create = () => {
      const flow = createCartFlow({ client: calls, storage: createFakeStorage(), lang: 'uk' })
      flow.send({ type: 'cart.refresh', reason: 'start' })
      return flow
    }
    const page = render(
      <StrictMode>
        <CartPage create={create} />
      </StrictMode>,
    )
    await act(flush)
    expect(calls.made).toHaveLength(1)
    const [call] = calls.pendingCalls
    expect(call?.aborted).toBe(false)
    page.unmount()
    await flush()
    expect(call?.aborted).toBe(true)
  })

  it('hydrates the server-rendered view even when the flow has changed since, without a warning', async () => {
    const modal = createModalFlow()
    const root = document.createElement('div')
    root.innerHTML = renderToString(<OpenModal modal={modal} />)
    expect(root.textContent).toBe('none')
    modal.start()
    modal.send({ type: 'modal.open', name: 'cart' })
    const consoleError = vi.spyOn(console, 'error')
    const onRecoverableError = vi.fn()
    await act(async () => void hydrateRoot(root, <OpenModal modal={modal} />, { onRecoverableError }))
    expect(root.textContent).toBe('cart')
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('renders once while hydrating a view that has not changed', async () => {
    const modal = createModalFlow()
    const onRender = vi.fn()
    const root = document.createElement('div')
    root.innerHTML = renderToString(<OpenModal modal={modal} onRender={onRender} />)
    onRender.mockClear()
    await act(async () => void hydrateRoot(root, <OpenModal modal={modal} onRender={onRender} />))
    expect(onRender).toHaveBeenCalledTimes(1)
    act(() => modal.start())
    act(() => modal.send({ type: 'modal.open', name: 'cart' }))
    expect(root.textContent).toBe('cart')
    modal.stop()
  })

  it('accepts a selector that returns a new array each time', async () => {
    const { cart, calls } = shop()
    cart.start()
    cart.send({ type: 'cart.add', productId: 1 })
    await calls.answerAll()
    render(<Names cart={cart} />)
    expect(screen.getByText('Куртка × 1')).toBeTruthy()
    await act(async () => {
      cart.send({ type: 'cart.add', productId: 2 })
      await calls.answerAll()
    })
    expect(screen.getByText('Куртка × 1, Штани × 1')).toBeTruthy()
    cart.stop()
  })

  it('resumes with its timers and calls when <Activity> hides and shows it', async () => {
    const { calls } = shop()
    const clock = new SimulatedClock()
    const cart = createCartFlow({ client: calls, storage: createFakeStorage(), lang: 'uk', clock })
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <CartCount cart={cart} />
      </Activity>
    )
    const { rerender } = render(page('visible'))
    await act(flush)
    // A pending call is aborted when hidden and made again when shown.
    act(() => cart.send({ type: 'cart.add', productId: 1 }))
    await act(flush)
    expect(calls.pendingCalls).toHaveLength(1)
    rerender(page('hidden'))
    await act(flush)
    expect(calls.pendingCalls).toHaveLength(0)
    rerender(page('visible'))
    await act(flush)
    expect(calls.pendingCalls).toHaveLength(1)
    // A scheduled retry runs after it was hidden and shown.
    await act(() => calls.next().then(call => call.failNetwork()))
    expect(calls.pendingCalls).toHaveLength(0)
    rerender(page('hidden'))
    await act(flush)
    rerender(page('visible'))
    await act(flush)
    act(() => clock.increment(1_000))
    await act(() => calls.answerAll())
    expect(screen.getByText('in the cart: 1')).toBeTruthy()
    expect(cart.getView()).toMatchObject({ pending: false, total: 1000 })
    act(() => cart.send({ type: 'cart.add', productId: 1 }))
    await act(() => calls.answerAll())
    expect(screen.getByText('in the cart: 2')).toBeTruthy()
    expect(new Set(calls.made.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('calls the newest listener for an emitted event', () => {
    const modal = createModalFlow()
    const opened: string[] = []
    const page = (language: string) => (
      <FlowProvider context={ModalContext} flow={modal}>
        <Listener language={language} onOpen={text => opened.push(text)} />
      </FlowProvider>
    )
    const { rerender } = render(page('uk'))
    rerender(page('en'))
    act(() => modal.send({ type: 'modal.open', name: 'cart' }))
    expect(opened).toEqual(['en: cart'])
  })

  it('throws an error that names the missing provider', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Listener language="uk" onOpen={() => undefined} />)).toThrow('Wrap the page in <FlowProvider')
    consoleError.mockRestore()
  })
})
