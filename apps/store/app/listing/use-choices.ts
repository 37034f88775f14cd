import { type FormEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { tidied, withSort } from './address.ts'

/** Applies choices at once by changing the address; the page stays where it is scrolled. */
export function useChoices() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const go = (to: string) => navigate(pathname + to, { preventScrollReset: true })
  return {
    form,
    /** Reads the whole form: what is chosen stands in its fields. */
    apply: (event: FormEvent<HTMLElement>) => {
      if (!form.current) return
      if (event.type === 'submit') event.preventDefault() // a tick whose event is prevented would be taken back
      const chosen = new URLSearchParams()
      for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') chosen.append(name, value)
      const next = tidied(chosen)
      go(next.size > 0 ? `?${next}` : '')
    },
    sortBy: (sort: string) => go(withSort(new URLSearchParams(search), sort)),
  }
}
