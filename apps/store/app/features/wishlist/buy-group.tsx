import { Button } from '@shop/ui/button'
import { CartIcon } from '@shop/ui/icon'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { usePrehydrationQueue } from '../../platform/hydration/prehydration-queue.ts'
import { useModals } from '../../shell/dialogs/use-modals.ts'
import { AddedNotice, useAddToCart, usePrefetchCart } from '../cart/index.ts'
import { useWishlistFetcher } from './use-wishlist-fetcher.ts'
import type { WishlistPageData } from './wishlist.server.ts'
import type { WishlistResult } from './wishlist-action.server.ts'
import type { WishlistCard } from './wishlist-card.server.ts'
import { BUY_ALL, parseBuyForm, sizeFieldOf } from './wishlist-form-data.ts'

interface BuyGroupOptions {
  group: string
  /** Id of the form, which the controls of the cards belong to. */
  id: string
  cards: readonly WishlistCard[]
  /** Idempotency key of a form that is submitted without scripts. */
  pageKey: string
  /** Result of a form submitted without scripts. */
  result: WishlistResult | undefined
}

/**
 * Adding products of a group to the cart: one with its chosen size, or all of them by the server. The sizes of one without a
 * chosen size are opened, as by its card in other lists.
 */
export function useBuyGroup({ group, id, cards, pageKey, result: pageResult }: BuyGroupOptions) {
  const modals = useModals()
  const { pathname } = useLocation()
  const addToCart = useAddToCart()
  const { submit, isPending, result: fetched, isUnanswered } = useWishlistFetcher()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const result = fetched ?? pageResult
  const [withoutSize, setWithoutSize] = useState<readonly number[]>(result?.withoutSize ?? [])
  const chooser = queue.ref
  useEffect(() => {
    // Chosen before hydration.
    const chosen = new FormData(chooser.current ?? undefined)
    setWithoutSize(ids => ids.filter(productId => !chosen.get(sizeFieldOf(productId))))
  }, [chooser])
  /** Sent again unchanged until there is an answer, so that nothing is added twice. */
  const key = useRef('')
  useEffect(() => {
    if (fetched) key.current = ''
  }, [fetched])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent, currentTarget: form } = event
    if (!(nativeEvent instanceof SubmitEvent)) return
    const fields = new FormData(form, nativeEvent.submitter)
    const buy = parseBuyForm(fields)
    if (!buy) return
    event.preventDefault()
    const asked = cards.filter(card => buy.productId === null || card.id === buy.productId)
    const missing = asked.filter(
      card => card.options.length > 0 && card.availability !== 'out_of_stock' && !buy.sizes.get(card.id),
    )
    const [first] = missing
    if (first && buy.productId !== null) {
      const { id, name, url, price, isFrom, was } = first
      return modals.open('choose-size', { prodname: name, data: { id, url, price, isFrom, was } })
    }
    setWithoutSize(missing.map(card => card.id))
    if (first) {
      const select = form.elements.namedItem(sizeFieldOf(first.id))
      if (select instanceof HTMLElement) select.focus()
      return
    }
    if (buy.productId !== null) {
      const optionId = buy.sizes.get(buy.productId) || null
      return addToCart(event, { productId: buy.productId, optionId, count: 1 })
    }
    key.current ||= crypto.randomUUID()
    fields.set('key', key.current)
    submit(fields)
  }
  return {
    withoutSize,
    /** A size was chosen: its error is outdated. */
    onSizeChange: (productId: number) => setWithoutSize(ids => ids.filter(one => one !== productId)),
    isPending,
    isUnanswered,
    added: result?.added?.group === group ? result.added : undefined,
    form: (
      <form {...queue} id={id} method="post" action={pathname} noValidate onSubmit={onSubmit} hidden>
        <input type="hidden" name="group" value={group} />
        <input type="hidden" name="key" value={pageKey} />
      </form>
    ),
  }
}

interface BuyGroupProps {
  form: string
  buying: ReturnType<typeof useBuyGroup>
  words: WishlistPageData['words']
}

/** «Додати все в кошик» and what became of it. */
export function BuyGroup({ form, buying, words }: BuyGroupProps) {
  const { withoutSize, isPending, isUnanswered, added } = buying
  const prefetch = usePrefetchCart()
  const error = isUnanswered ? words.unanswered : withoutSize.length > 1 ? words.sizesRequired : undefined
  return (
    <div className="buy-group">
      <Button
        type="submit"
        form={form}
        name="buy"
        value={BUY_ALL}
        variant="accent"
        pending={isPending}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <CartIcon />
        {words.addAll}
      </Button>
      {error !== undefined && <p role="alert">{error}</p>}
      {added && !isPending && <AddedNotice result={added} words={words.added} className="buy-group__notice" />}
    </div>
  )
}
