import '../tile/product-tile-styles.ts'
import './recently-viewed.css'
import type { ProductCard } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useEffect, useRef, useState } from 'react'
import { createApiClient } from '../../../platform/browser/api-client.ts'
import { loadViewedWords } from '../../../platform/words/load-words.ts'
import type { RecentlyViewedWords } from '../../../platform/words/uk/recently-viewed.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { productTileFields } from '../tile/product-tile-fields.ts'
import { ProductTiles } from '../tile/product-tiles.tsx'
import { loadViewed } from './load-viewed.ts'
import { forgetViewed } from './viewed-products.ts'

export interface RecentlyViewedProps {
  /** Id of the product on the page, whose model is left out. */
  current?: number
  className?: string
}

const tileOf = (card: ProductCard) => {
  const { alt: _, ...image } = card.image
  return { ...productTileFields(card), image: { ...image, prefix: '' } }
}

/** «Ви переглядали»: the last products of this browser, and a button that forgets them. */
export function RecentlyViewed({ current, className = '' }: RecentlyViewedProps) {
  const { locale } = usePage()
  const [shown, setShown] = useState<{ words: RecentlyViewedWords; cards: ProductCard[] } | null>(null)
  const [isCleared, setCleared] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let isMounted = true
    Promise.all([loadViewed(createApiClient(), locale, current), loadViewedWords(locale)]).then(
      ([cards, words]) => {
        if (isMounted && cards) setShown({ words, cards })
      },
      () => undefined, // not missed
    )
    return () => {
      isMounted = false
    }
  }, [locale, current])
  // The pressed button is gone.
  useEffect(() => {
    if (isCleared) status.current?.focus({ preventScroll: true })
  }, [isCleared])
  if (!shown || shown.cards.length === 0) return null
  const { words, cards } = shown
  if (isCleared)
    return (
      <p ref={status} role="status" tabIndex={-1} className={`section ${className}`} data-text="muted">
        {words.cleared}
      </p>
    )
  return (
    <section className={`section ${className}`} aria-labelledby="viewed-title">
      <div className="section__header">
        <h2 id="viewed-title" data-text="h2">
          {words.title}
        </h2>
        <Button
          variant="quiet"
          size="small"
          className="viewed-clear"
          onClick={() => {
            forgetViewed()
            setCleared(true)
          }}
        >
          {words.clear}
        </Button>
      </div>
      <ProductTiles cards={cards.map(tileOf)} chooseSize={words.chooseSize} layout="row" />
    </section>
  )
}
