import { type CartEmitted, type CartEvent, type CartView, createCartFlow } from '@shop/flows/cart'
import { initialCartView } from '@shop/flows/cart/lazy'
import { lazyFlow } from '@shop/flows/lazy'
import { FlowProvider } from '@shop/flows/react'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeClient,
  createFakeStorage,
  failure,
} from '@shop/flows/testing'
import { act, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CartContext, useCart } from './cart-provider.tsx'
import { useAddToCart, usePendingAdd } from './use-add-to-cart.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const medium = { productId: 7, optionId: 70 }
const large = { productId: 7, optionId: 71 }

/** A page whose cart's script arrives with `load`. */
function page() {
  const carts = createFakeCarts([
    { ...medium, name: 'Куртка', price: 1000, left: 30 },
    { ...large, name: 'Куртка', price: 1000, left: 30 },
  ])
  const calls = createDeferredClient(createFakeClient(carts.answers))
  const script = Promise.withResolvers<void>()
  const cart = lazyFlow<CartEvent, CartView, CartEmitted>(
    async () => {
      await script.promise
      return createCartFlow({ client: calls, storage: createFakeStorage(), lang: 'uk' })
    },
    { view: initialCartView },
  )
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FlowProvider context={CartContext} flow={cart}>
      {children}
    </FlowProvider>
  )
  const { result } = renderHook(() => ({ ...usePendingAdd(), cart: useCart() }), { wrapper })
  /** Presses the button: true when it reached the cart. */
  const press = (item: typeof medium) => {
    let isFirst = false
    act(() => {
      isFirst = result.current.start(item)
      if (isFirst) result.current.cart.send({ type: 'cart.add', ...item })
    })
    return isFirst
  }
  return {
    calls,
    press,
    isPending: (item: typeof medium) => result.current.isPending(item),
    load: () =>
      act(async () => {
        script.resolve()
        await cart.load()
      }),
  }
}

describe('a pending addition to the cart', () => {
  it('starts once when the button is pressed twice, before and after the script of the cart has arrived', async () => {
    const { press, isPending, load, calls } = page()
    expect([press(medium), press(medium)]).toEqual([true, false])
    expect(isPending(medium)).toBe(true)
    await load()
    expect(press(medium)).toBe(false)
    expect(isPending(medium)).toBe(true)
    await act(() => calls.answerAll())
    expect(isPending(medium)).toBe(false)
    expect(press(medium)).toBe(true)
  })

  it('ends when the cart rejects it', async () => {
    const { press, isPending, load, calls } = page()
    await load()
    press(medium)
    await act(async () => (await calls.next()).answerWith(failure('not_found')))
    expect(isPending(medium)).toBe(false)
  })

  it('is replaced when another size is added meanwhile', async () => {
    const { press, isPending, load, calls } = page()
    await load()
    expect([press(medium), press(large), press(large)]).toEqual([true, true, false])
    expect([isPending(medium), isPending(large)]).toEqual([false, true])
    await act(async () => (await calls.next()).answer())
    expect(isPending(large)).toBe(true)
    await act(() => calls.answerAll())
    expect(isPending(large)).toBe(false)
  })
})

/** A card of the wishlist. */
function Card() {
  const add = useAddToCart()
  return (
    <form onSubmit={event => add(event, { ...medium, count: 1 })}>
      <input type="hidden" name="group" value="Зима" />
      <button type="submit" name="buy" value="7">
        Додати
      </button>
    </form>
  )
}

it('is posted with the pressed button, as without scripts, when the script of the cart cannot be fetched', async () => {
  vi.stubGlobal('fetch', async () => new Response(null)) // the server is reachable
  const cart = lazyFlow<CartEvent, CartView, CartEmitted>(() => Promise.reject(new Error('the script is gone')), {
    view: initialCartView,
    onError: () => undefined,
  })
  const posted = Promise.withResolvers<string[][]>()
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.resolve([...new FormData(this)].map(([name, value]) => [name, String(value)]))
  })
  render(
    <FlowProvider context={CartContext} flow={cart}>
      <Card />
    </FlowProvider>,
  )
  screen.getByRole('button').click()
  expect(await posted.promise).toEqual([
    ['group', 'Зима'],
    ['buy', '7'],
  ])
})
