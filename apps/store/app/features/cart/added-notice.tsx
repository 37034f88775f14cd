import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { formatMessage } from '@shop/ui/messages/format'
import { useEffect, useRef } from 'react'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import { usePage } from '../../platform/words/use-page.ts'
import type { AddedItems } from './add-items.server.ts'
import { useCart } from './cart-provider.tsx'

interface AddedNoticeProps {
  result: AddedItems
  words: {
    all: string
    some: string
    none: string
    /** Takes `{name}`. */
    gone: string
    /** Takes `{name}`, `{asked}` and `{added}`. */
    fewer: string
    failed: string
    toCart: string
  }
  className: string
}

/** Says which of several goods were put into the cart and which are not to be had. The cart's flow gets the new cart. */
export function AddedNotice({ result, words, className }: AddedNoticeProps) {
  const { locale } = usePage()
  const flow = useCart()
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    const { cartId, cart } = result
    if (cartId !== null && cart !== null) flow.send({ type: 'cart.received', cartId, cart })
    notice.current?.focus()
  }, [result, flow])
  const { added, missing, failed } = result
  const text = missing.length === 0 ? words.all : failed ? words.failed : added === 0 ? words.none : words.some
  return (
    <section className={className} role="status" tabIndex={-1} ref={notice}>
      <p>{text}</p>
      {!failed && missing.length > 0 && (
        <ul>
          {missing.map(({ name, asked, added: units }) => (
            <li key={name}>{formatMessage(units > 0 ? words.fewer : words.gone, { name, asked, added: units })}</li>
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
