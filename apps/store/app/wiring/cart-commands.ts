import type { CartCommand } from '../cart/command.ts'
import { useCart } from './cart.ts'

/** Hands what a form of the cart says to the flow. */
export function useCartCommands(): (command: CartCommand) => void {
  const cart = useCart()
  return command => {
    switch (command.intent) {
      case 'add':
        return cart.send({
          type: 'cart.add',
          productId: command.product_id,
          optionId: command.option_id ?? null,
          count: command.count,
        })
      case 'count':
        return cart.send({ type: 'cart.setCount', lineId: command.id, count: command.count })
      case 'remove':
        return cart.send({ type: 'cart.remove', lineId: command.id })
      case 'clear':
        return cart.send({ type: 'cart.clear' })
      case 'coupon':
        return cart.send(
          command.code ? { type: 'cart.coupon.apply', code: command.code } : { type: 'cart.coupon.remove' },
        )
    }
  }
}
