import '@shop/ui/theme/search-combobox.css'
import './search-suggestions.css'
import { localise } from '@shop/contract/locales'
import { useFlowView, useOwnFlow } from '@shop/flows/react'
import type { SearchOption } from '@shop/flows/search'
import { priceText } from '@shop/ui/price'
import { useShopUi } from '@shop/ui/provider'
import { SearchComboboxView, type Suggestion } from '@shop/ui/search-combobox'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { Picture } from '../goods/picture.tsx'
import { usePage } from '../page.ts'
import { searchFlow } from './search-flow.ts'
import type { SearchWords } from './search-form.tsx'
import { resultsPath } from './search-path.ts'

/** Pixels that a suggestion's picture takes, as in the attribute `sizes`. */
const PICTURE = '40px'

interface SearchSuggestionsProps {
  words: SearchWords
  /** What stands in the field, and where its caret and selection are: whoever types must not notice the change. */
  typed: string
  selection: readonly [from: number, to: number]
}

interface Offered extends Suggestion {
  kind: SearchOption['kind']
}

/** The search with suggestions, in the place of the plain form that had the focus. */
export default function SearchSuggestions({ words, typed, selection }: SearchSuggestionsProps) {
  const { locale } = usePage()
  const { messages, currency } = useShopUi()
  const { pathname } = useLocation()
  const { query = '' } = useParams()
  const navigate = useNavigate()
  const flow = useOwnFlow(() => searchFlow(locale, typed))
  const { query: text, status, open, options, active } = useFlowView(flow)
  const input = useRef<HTMLInputElement>(null)
  const first = useRef({ selection, typed, pathname })

  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(...first.current.selection)
  }, [])
  useEffect(() => {
    const before = first.current.typed
    flow.send(before === '' ? { type: 'search.open' } : { type: 'search.type', query: before })
  }, [flow])
  // Another page: what is searched there stands in the field, or nothing.
  useEffect(() => {
    if (first.current.pathname === pathname) return
    first.current.pathname = pathname
    flow.send(query === '' ? { type: 'search.clear' } : { type: 'search.type', query })
    flow.send({ type: 'route.changed' })
  }, [flow, pathname, query])

  const offer = (option: SearchOption): Offered => {
    const { kind, id, text: name } = option
    switch (option.kind) {
      case 'product':
        return {
          kind,
          id,
          text: name,
          href: option.url,
          detail: priceText(option.product.price, messages.numbers, currency),
          picture: <Picture image={option.product.image} sizes={PICTURE} alt="" eager />,
        }
      case 'category':
        return { kind, id, text: name, href: option.url, detail: words.searchCategory }
      case 'query':
        return { kind, id, text: name, href: resultsPath(locale, name) }
    }
  }
  return (
    <div className="search">
      <SearchComboboxView
        ref={input}
        action={localise('/search', locale)}
        name="query"
        maxLength={200}
        aria-label={words.search}
        placeholder={words.searchHint}
        value={text}
        onValueChange={next => flow.send({ type: 'search.type', query: next })}
        status={status}
        open={open}
        options={options.map(offer)}
        active={active}
        onOpen={() => flow.send({ type: 'search.open' })}
        onClose={() => flow.send({ type: 'search.close' })}
        onMove={by => flow.send({ type: 'search.move', by })}
        onRetry={() => flow.send({ type: 'search.retry' })}
        onChoose={({ kind, text: name }) => {
          if (kind === 'query') flow.send({ type: 'search.type', query: name })
          flow.send({ type: 'search.close' })
        }}
        onSend={(wanted, event) => {
          event.preventDefault()
          navigate(resultsPath(locale, wanted), { viewTransition: true })
        }}
      />
    </div>
  )
}
