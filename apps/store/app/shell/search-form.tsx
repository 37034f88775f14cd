import { localise } from '@shop/contract/locales'
import { SearchIcon } from '@shop/ui/icon'
import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useNavigate, useParams } from 'react-router'
import { usePage } from '../page.ts'
import type { ShellWords } from '../words/uk/shell.ts'
import { resultsPath } from './search-path.ts'
import type SearchSuggestions from './search-suggestions.tsx'

export type SearchWords = Pick<ShellWords, 'search' | 'searchHint' | 'searchGo' | 'searchCategory'>

type Suggesting = ComponentProps<typeof SearchSuggestions>

/**
 * The search of every page. Without scripts a plain form that the server sends on to `/search/{query}`; the first focus
 * fetches what suggests, which then takes the form's place.
 */
export function SearchForm({ words }: { words: SearchWords }) {
  const { locale } = usePage()
  const { query = '' } = useParams()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const composing = useRef(false)
  const [live, setLive] = useState<{ Part: ComponentType<Suggesting>; typed: Suggesting } | null>(null)

  const suggest = async () => {
    const { default: Part } = await import('./search-suggestions.tsx')
    const field = input.current
    // Whoever has gone on meanwhile, or is in the middle of a composed letter, keeps the plain field until the next time.
    if (!field || document.activeElement !== field || composing.current) return
    const { value, selectionStart, selectionEnd } = field
    setLive({ Part, typed: { words, typed: value, selection: [selectionStart ?? 0, selectionEnd ?? 0] } })
  }
  const offer = () => void suggest().catch(() => undefined) // the plain form serves without it
  // The focus may have come before this script did.
  const offerFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) offer()
  })
  useEffect(() => offerFocused(), [])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(resultsPath(locale, input.current?.value ?? ''), { viewTransition: true })
  }
  if (live) return <live.Part {...live.typed} />
  return (
    <search className="search">
      <form action={localise('/search', locale)} onSubmit={onSubmit}>
        <input
          key={query}
          ref={input}
          type="search"
          name="query"
          aria-label={words.search}
          placeholder={words.searchHint}
          defaultValue={query}
          autoComplete="off"
          maxLength={200}
          onFocus={offer}
          onInput={offer}
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={() => {
            composing.current = false
            offer()
          }}
        />
        <button type="submit" aria-label={words.searchGo}>
          <SearchIcon />
        </button>
      </form>
    </search>
  )
}
