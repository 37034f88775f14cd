import { localise } from '@shop/contract/locales'
import { SearchIcon } from '@shop/ui/icon'
import type { FormEvent } from 'react'
import { useNavigate, useParams } from 'react-router'
import { usePage } from '../page.ts'
import type { ShellWords } from '../words/uk/shell.ts'
import { searchPath } from './search-path.ts'

/** The search of every page. Without scripts a plain form that the server sends on to `/search/{query}`. */
export function SearchForm({ words }: { words: Pick<ShellWords, 'search' | 'searchHint' | 'searchGo'> }) {
  const { locale } = usePage()
  const { query = '' } = useParams()
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get('query')
    const wanted = typeof typed === 'string' ? typed.trim().toLowerCase() : ''
    event.preventDefault()
    if (wanted) navigate(searchPath(locale, wanted), { viewTransition: true })
    else navigate(localise('/search', locale))
  }
  return (
    <search className="search">
      <form action={localise('/search', locale)} onSubmit={onSubmit}>
        <input
          key={query}
          type="search"
          name="query"
          aria-label={words.search}
          placeholder={words.searchHint}
          defaultValue={query}
          autoComplete="off"
          maxLength={200}
        />
        <button type="submit" aria-label={words.searchGo}>
          <SearchIcon />
        </button>
      </form>
    </search>
  )
}
