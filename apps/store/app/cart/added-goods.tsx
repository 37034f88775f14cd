import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { useEffect, useRef } from 'react'
import { usePage } from '../page.ts'
import { counted, fill } from '../phrase.ts'
import { StoreLink } from '../shell/store-link.tsx'
import type { Words } from '../words/uk.ts'
import type { AddedSeveral } from './use-add-several.ts'

interface AddedGoodsProps extends AddedSeveral {
  words: Pick<Words['crew'], 'added' | 'addedPart' | 'pieces' | 'checkout' | 'toCart'>
}

/** Tells what was added together, and what was short. Takes the focus. */
export function AddedGoods({ pieces, short, words }: AddedGoodsProps) {
  const { locale } = usePage()
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const isWhole = short === null && pieces !== null
  return (
    <section className="added-goods" role="status" tabIndex={-1} ref={notice}>
      <p>
        <b>{isWhole ? fill(words.added, { pieces: counted(locale, words.pieces, pieces) }) : words.addedPart}</b>
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
