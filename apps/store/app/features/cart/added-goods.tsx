import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { useEffect, useRef } from 'react'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import type { BulkOrderWords } from '../../platform/words/uk/bulk-order.ts'
import { usePage } from '../../platform/words/use-page.ts'
import type { AddedSeveral } from './use-add-several.ts'

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
