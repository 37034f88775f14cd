import { cardPrice } from '../../platform/words/card-price.ts'
import '@shop/ui/theme/search-combobox.css'
import './search-suggestions.css'
import { localise } from '@shop/contract/locales'
import { useFlowView, useOwnFlow } from '@shop/flows/react'
import type { SearchOption } from '@shop/flows/search'
import { formatMessage } from '@shop/ui/messages/format'
import { formatPrice } from '@shop/ui/price'
import { useShopUi } from '@shop/ui/provider'
import { SearchCombobox, type SearchState, type Suggestion } from '@shop/ui/search-combobox'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { usePrehydrationValue } from '../../platform/hydration/use-prehydration-value.ts'
import { Picture } from '../../platform/pictures/picture.tsx'
import type { ShellWords } from '../../platform/words/uk/shell.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { forgetSearches, rememberSearch } from './recent-searches.ts'
import { searchFlow } from './search-flow.ts'
import { resultsPath } from './search-path.ts'

/** Attribute `sizes` of a suggestion's picture. */
const PICTURE = '40px'

/** Queries by the history entry that they were typed at: going back shows them again, whatever they were understood as. */
const typedAt = new Map<string, string>()

interface Offered extends Suggestion {
  kind: SearchOption['kind']
}

/**
 * The search field. Without scripts a native form that the server redirects to `/search/{query}`; hydrated it shows suggestions,
 * whose machine is fetched on focus. `landmark` names it beside the one of the header. The input stays the same DOM node: replacing it would lose the text being typed.
 */
export function SearchForm({ words, landmark }: { words: ShellWords['searchForm']; landmark?: string }) {
  const { locale } = usePage()
  const { messages, currency } = useShopUi()
  const { pathname, key } = useLocation()
  const { query = '' } = useParams()
  const navigate = useNavigate()
  const flow = useOwnFlow(() => searchFlow(locale, query))
  const { query: text, status, open, options, active } = useFlowView(flow)
  const input = useRef<HTMLInputElement>(null)
  usePrehydrationValue(input, query, typed => flow.send({ type: 'search.change', query: typed }))
  useEffect(() => {
    // The field may have been focused before hydration.
    if (document.activeElement === input.current) flow.send({ type: 'search.open' })
  }, [flow])
  const shown = useRef(pathname)
  // After a navigation the field shows what was typed there before, the query of the new page, or nothing.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const next = typedAt.get(key) ?? query
    flow.send(next === '' ? { type: 'search.clear' } : { type: 'search.change', query: next })
    flow.send({ type: 'route.changed' })
  }, [flow, key, pathname, query])

  const priceText = ({ price, isFrom }: ReturnType<typeof cardPrice>) =>
    `${isFrom ? `${messages.price.from} ` : ''}${formatPrice(price, messages.numbers, currency)}`
  const offer = (option: SearchOption): Offered => {
    const { kind, id, text: name } = option
    switch (option.kind) {
      case 'product':
        return {
          kind,
          id,
          text: name,
          href: option.url,
          group: words.searchProducts,
          detail: priceText(cardPrice(option.product)),
          image: <Picture image={option.product.image} sizes={PICTURE} alt="" eager />,
        }
      case 'category':
        return { kind, id, text: name, href: option.url, group: words.searchCategories }
      case 'query':
        return { kind, id, text: name, href: resultsPath(locale, name), group: words.searchQueries }
      case 'all':
        // Of what is typed now: the row stays while the answer is on its way.
        return {
          kind,
          id,
          text: formatMessage(words.searchAll, { query: text.trim() }),
          href: resultsPath(locale, text.trim()),
        }
      case 'recent':
      case 'popular':
        return {
          kind,
          id,
          text: name,
          href: resultsPath(locale, name),
          group: kind === 'recent' ? words.searchRecent : words.searchPopular,
        }
    }
  }
  const state: SearchState<Offered> = {
    value: text,
    onValueChange: next => flow.send({ type: 'search.change', query: next }),
    status,
    open,
    options: options.map(offer),
    active,
    onOpen: () => flow.send({ type: 'search.open' }),
    onClose: () => flow.send({ type: 'search.close' }),
    onMove: by => flow.send({ type: 'search.move', by }),
    onRetry: () => flow.send({ type: 'search.retry' }),
  }
  return (
    <div className="search-form">
      <SearchCombobox.Root
        aria-label={landmark}
        action={localise('/search', locale)}
        state={state}
        onSuggestionSelect={({ kind, text: name }) => {
          const query = kind === 'all' ? text : name
          if (kind !== 'product' && kind !== 'category') {
            rememberSearch(query)
            flow.send({ type: 'search.change', query })
          }
          flow.send({ type: 'search.close' })
        }}
        onSearch={(typed, event) => {
          event.preventDefault()
          rememberSearch(typed)
          typedAt.set(key, typed)
          navigate(resultsPath(locale, typed), { viewTransition: true })
        }}
      >
        <SearchCombobox.Input
          ref={input}
          name="query"
          maxLength={200}
          aria-label={words.search}
          placeholder={words.searchHint}
        />
        <SearchCombobox.Submit />
        <SearchCombobox.Popup
          footer={
            options.some(({ kind }) => kind === 'recent') && (
              <button
                type="button"
                className="search-form__forget"
                onClick={() => {
                  forgetSearches()
                  input.current?.focus()
                  flow.send({ type: 'search.refresh' })
                }}
              >
                {words.searchForget}
              </button>
            )
          }
        />
        <SearchCombobox.Status />
      </SearchCombobox.Root>
    </div>
  )
}
