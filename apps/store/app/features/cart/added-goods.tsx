import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { CartIcon } from '@shop/ui/icon'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import type { BulkOrderWords } from '../../platform/words/uk/bulk-order.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { usePrefetchCart } from './cart-provider.tsx'
import type { AddedSeveral } from './use-add-several.ts'

interface AddSeveralButtonProps {
  disabled: boolean
  pending: boolean
  autoFocus: boolean
  children: ReactNode
}

/** The button of a form that adds several options or products at once. */
export function AddSeveralButton(props: AddSeveralButtonProps) {
  const prefetchCart = usePrefetchCart()
  const { children, ...state } = props
  return (
    <Button type="submit" variant="accent" size="large" {...state} onPointerEnter={prefetchCart} onFocus={prefetchCart}>
      <CartIcon />
      {children}
    </Button>
  )
}

interface AddedGoodsProps extends AddedSeveral {
  words: Pick<BulkOrderWords, 'added' | 'addedPart' | 'units' | 'checkout' | 'toCart'>
}

/** Tells what was added together, and what was short. Takes the focus. */
export function AddedGoods({ quantity, short, words }: AddedGoodsProps) {
  const { locale } = usePage()
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const isWhole = short === null && quantity !== null
  return (
    <section className="added-goods" role="status" tabIndex={-1} ref={notice}>
      <p>
        <b>
          {isWhole
            ? formatMessage(words.added, { units: formatPlural(locale, words.units, quantity) })
            : words.addedPart}
        </b>
      </p>
      {short !== null && <p>{short}</p>}
      <div className="added-goods__links">
        <Button asChild variant="accent">
          <StoreLink href={localise('/checkout', locale)}>{words.checkout}</StoreLink>
        </Button>
        <Button asChild>
          <StoreLink href={localise('/cart', locale)}>{words.toCart}</StoreLink>
        </Button>
      </div>
    </section>
  )
}
