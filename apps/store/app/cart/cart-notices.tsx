import type { Cart } from '@shop/contract'
import { InfoIcon } from '@shop/ui/icon'
import type { CartWords } from '../words/uk/cart.ts'

/** Notices about the lines: fewer left, another price. In the backend's words. */
export function CartNotices({ cart, words }: { cart: Cart; words: CartWords }) {
  if (cart.notices.length === 0) return null
  return (
    <div className="notices" role="status">
      <InfoIcon />
      <div>
        <b>{words.changed}</b>
        <ul>
          {cart.notices.map(({ line_id, kind, text }) => (
            <li key={`${line_id} ${kind}`}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
