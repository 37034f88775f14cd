'use client'
import { CallError, createAdapter } from '@shop/flows/adapter'
import { createCartFlow } from '@shop/flows/cart'
import { useFlowEvent, useFlowView, useOwnFlow } from '@shop/flows/react'
import { Button, Modal, Price, QuantityStepper } from '@shop/ui'
import { useState } from 'react'
import { addToBasket, clearBasket, readBasket, setPieces } from './basket'

// Articles are named by texts here.
declare module '@shop/contract/register' {
  interface Register {
    id: string
  }
}

/** There is no browser storage while the page is rendered on the server. */
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** The six calls of a cart are server functions. */
const client = createAdapter(
  {
    async add({ productId, count, idempotencyKey }) {
      const { refused, items } = await addToBasket(String(productId), count, idempotencyKey)
      if (refused) throw new CallError('conflict', refused)
      return { items }
    },
    update: ({ lineId, count }) => setPieces(String(lineId), count),
    delete: ({ lineId }) => setPieces(String(lineId), 0),
    clear: () => clearBasket(),
    show: () => readBasket(),
    async count() {
      const { items } = await readBasket()
      return { count: items.reduce((sum, { count }) => sum + count, 0), total_price: 0 }
    },
  },
  { session: true },
)

export function Cart() {
  const cart = useOwnFlow(() =>
    createCartFlow({
      client,
      storage: typeof localStorage === 'undefined' ? noStorage : localStorage,
      lang: 'en',
    }),
  )
  const { lines, count, total } = useFlowView(cart)
  const [opened, setOpened] = useState<string | null>(null)
  const [pieces, choosePieces] = useState(1)
  const [error, setError] = useState<string | null>(null)
  useFlowEvent(cart, 'cart.added', () => setOpened('cart'))
  useFlowEvent(cart, 'cart.rejected', ({ error: { message } }) => setError(message))
  const openCart = () => {
    // After a reload only the number of pieces is known: the lines are asked for when they are wanted.
    cart.send({ type: 'cart.refresh', reason: 'open' })
    setOpened('cart')
  }
  return (
    <section aria-label="Buy a jacket" className="buy">
      <QuantityStepper.Root product="Work jacket" value={pieces} onValueChange={choosePieces} />
      <Button
        variant="accent"
        onClick={() => {
          setError(null)
          cart.send({ type: 'cart.add', productId: 'jacket', count: pieces })
        }}
      >
        Add to cart
      </Button>
      <Button onClick={openCart}>Cart: {count}</Button>
      <p role="alert">{error}</p>
      <Modal.Root name={opened} onNameChange={setOpened}>
        <Modal.Content name="cart" placement="end">
          <Modal.Header>
            <Modal.Title>Cart</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <ul>
              {lines.map(line => (
                <li key={line.id}>
                  {line.count} × {line.name}
                </li>
              ))}
            </ul>
            <p>
              Total: <Price amount={total ?? 0} />
            </p>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </section>
  )
}
