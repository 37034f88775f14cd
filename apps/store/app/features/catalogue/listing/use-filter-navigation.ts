import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { isUnmodified } from '../../../platform/browser/unmodified-event.ts'
import type { ListView } from './list.server.ts'
import { toSearch, withSort } from './list-params.ts'

/** Applies filters at once by navigating to their address; the scroll position stays. */
export function useFilterNavigation({ path, search }: Pick<ListView, 'path' | 'search'>) {
  const navigate = useNavigate()
  // Search of the pending navigation: a toggled filter shows at once, and the next one is added to it.
  const [ahead, setAhead] = useState(search)
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    setAhead(search)
  }
  const stay = (to: string) => navigate(to, { preventScrollReset: true })
  return {
    /** Parameters of the pending navigation, otherwise of the current list. */
    ahead: new URLSearchParams(ahead),
    /** Shows parameters that are to be applied. */
    take: (next: URLSearchParams) => setAhead(toSearch(next)),
    go: (next: URLSearchParams) => {
      const to = toSearch(next)
      setAhead(to)
      void stay(path + to)
    },
    sortBy: (sort: string) => void stay(path + withSort(new URLSearchParams(search), sort)),
    /** Click handler of links to the same list with other filters. */
    follow: (event: MouseEvent<HTMLAnchorElement>) => {
      const to = event.currentTarget.getAttribute('href')
      if (!to || !isUnmodified(event)) return
      event.preventDefault()
      void stay(to)
    },
  }
}
