import type { CartFlow } from '../cart/index.ts'
import type { Unsubscribe } from '../flow/selection.ts'
import type { ConfiguratorEvent, Order } from './events.ts'

/** As much of a cart as a choice needs. */
export type ConfiguratorCart = Pick<CartFlow, 'send' | 'on' | 'select'>

/** Puts goods into a cart. */
export const addToCart = (cart: ConfiguratorCart, order: Order): void => cart.send({ ...order, type: 'cart.add' })

/** Subscribes to the results of additions. */
export function subscribeToCart(cart: ConfiguratorCart, send: (event: ConfiguratorEvent) => void): Unsubscribe {
  const adding = cart.select(view => view.adding)
  let before = adding.get()
  const ends = [
    cart.on('cart.added', ({ line }) =>
      send({ type: 'cart.added', productId: line.product_id, optionId: line.option_id }),
    ),
    cart.on('cart.rejected', ({ command, error }) => {
      if (command.type !== 'cart.add') return
      const { productId, optionId } = command
      send({ type: 'cart.rejected', productId, optionId, error })
    }),
    adding.subscribe(now => {
      const done = before.filter(
        one => !now.some(other => other.productId === one.productId && other.optionId === one.optionId),
      )
      before = now
      for (const { productId, optionId } of done) send({ type: 'cart.settled', productId, optionId })
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
