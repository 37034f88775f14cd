import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { useEffect, useRef } from 'react'
import { useCart } from '../../cart/cart-provider.tsx'
import { usePage } from '../../page.ts'
import { fill } from '../../phrase.ts'
import { StoreLink } from '../../shell/store-link.tsx'
import type { OrdersWords } from '../../words/uk/orders.ts'
import type { RepeatedOrder } from './repeat-order.server.ts'

/** What became of «Замовити знову». */
export interface RepeatResult extends RepeatedOrder {
  number: string
}

/** Says what was put into the cart and what is not to be had. The cart's flow gets the new cart. */
export function RepeatNotice({ result, words: { repeated: words } }: { result: RepeatResult; words: OrdersWords }) {
  const { locale } = usePage()
  const flow = useCart()
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    const { cartId, cart } = result
    if (cartId !== null && cart !== null) flow.send({ type: 'cart.received', cartId, cart })
    notice.current?.focus()
  }, [result, flow])
  const { number, added, missing, failed } = result
  const text = missing.length === 0 ? words.all : failed ? words.failed : added === 0 ? words.none : words.some
  return (
    <section className="orders__notice" role="status" tabIndex={-1} ref={notice}>
      <p>{fill(text, { number })}</p>
      {!failed && missing.length > 0 && (
        <ul>
          {missing.map(({ name, asked, added }) => (
            <li key={name}>{fill(added > 0 ? words.fewer : words.gone, { name, asked, added })}</li>
          ))}
        </ul>
      )}
      {added > 0 && (
        <Button asChild>
          <StoreLink href={localise('/cart', locale)}>{words.toCart}</StoreLink>
        </Button>
      )}
    </section>
  )
}
