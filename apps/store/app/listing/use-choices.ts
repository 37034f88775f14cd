import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { isPlainPress } from '../browser/plain-press.ts'
import { asSearch, withSort } from './address.ts'
import type { ListView } from './list.server.ts'

/** Applies choices at once by changing the address; the page stays where it is scrolled. */
export function useChoices({ path, search }: Pick<ListView, 'path' | 'search'>) {
  const navigate = useNavigate()
  // Where the list is on its way to: what is pressed shows at once, and the next press goes on from there.
  const [ahead, setAhead] = useState(search)
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    setAhead(search)
  }
  const stay = (to: string) => navigate(to, { preventScrollReset: true })
  return {
    /** Parameters of the list that is on its way, or else shown. */
    ahead: new URLSearchParams(ahead),
    go: (next: URLSearchParams) => {
      const to = asSearch(next)
      setAhead(to)
      void stay(path + to)
    },
    sortBy: (sort: string) => void stay(path + withSort(new URLSearchParams(search), sort)),
    /** For links to the same list with other choices. */
    follow: (event: MouseEvent<HTMLAnchorElement>) => {
      const to = event.currentTarget.getAttribute('href')
      if (!to || !isPlainPress(event)) return
      event.preventDefault()
      void stay(to)
    },
  }
}
