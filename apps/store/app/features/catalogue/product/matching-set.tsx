import { localise, splitLocale } from '@shop/contract/locales'
import { type ComponentType, type CSSProperties, startTransition, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadKitWords } from '../../../platform/words/load-words.ts'
import type { KitWords } from '../../../platform/words/uk/kit.ts'
import { loadPieces } from '../kit/load-pieces.ts'
import { type PieceView, pieceView } from '../kit/piece.ts'
import { useChosenSize } from './chosen-size.ts'
import type { ProductView } from './loader.server.ts'

interface KitProps {
  pieces: readonly PieceView[]
  words: KitWords
  action: string
  own: { id: number; size: string | null }
}

interface Loaded {
  Form: ComponentType<KitProps>
  pieces: readonly PieceView[]
  words: KitWords
}

interface MatchingSetProps {
  product: Pick<ProductView['product'], 'id' | 'matching'>
  words: Pick<ProductView['words'], 'kit' | 'showKit'>
}

/** Distance from the window in which the form is fetched. */
const MARGIN = '600px'

/**
 * What the product is worn with, to be bought together. A link to the page of the set until the form is fetched, when the section
 * comes near: its sizes would not fit into the page's budget of HTML.
 */
export function MatchingSet({ product, words }: MatchingSetProps) {
  const { id, matching } = product
  const { locale, path } = splitLocale(useLocation().pathname)
  const section = useRef<HTMLElement>(null)
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  const size = useChosenSize(id)
  const form = loaded !== 'failed' && loaded
  const rows: CSSProperties & Record<'--pieces', number> = { '--pieces': matching.length + 1 }
  const action = localise(`/kit${path}`, locale)

  useEffect(() => {
    const element = section.current
    if (!element) return
    let isCurrent = true
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        Promise.all([import('../kit/kit-form.tsx'), loadPieces([id, ...matching], locale), loadKitWords(locale)]).then(
          ([{ KitForm: Form }, pieces, words]) =>
            // The form waits for its styles: outside a transition React would hide all of the page's details meanwhile.
            startTransition(() => {
              if (isCurrent) setLoaded({ Form, pieces: pieces.map(pieceView), words })
            }),
          () => isCurrent && setLoaded('failed'), // the link remains
        )
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => {
      isCurrent = false
      observer.disconnect()
    }
  }, [id, matching, locale])

  return (
    <section className="section" id="kit" ref={section}>
      <div className="section__header">
        <h2 data-text="h2">{words.kit}</h2>
        {!form && (
          <a data-text="link" href={action}>
            {words.showKit}
          </a>
        )}
      </div>
      {loaded !== 'failed' && (
        <div className="matching-set__rows" style={rows}>
          {form && <form.Form pieces={form.pieces} words={form.words} action={action} own={{ id, size }} />}
        </div>
      )}
    </section>
  )
}
