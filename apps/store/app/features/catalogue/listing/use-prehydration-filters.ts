import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { withPrice } from './filter-params.ts'
import { withoutDefaults } from './list-params.ts'
import { chosenPrice } from './price.ts'

/** The fields of a form as parameters. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

const sorted = (search: URLSearchParams): string => {
  const same = withoutDefaults(search)
  same.sort()
  return same.toString()
}

/**
 * Applies what was ticked in the form before hydration, with the price that was typed: of two navigations only the last is followed. A
 * price alone is applied by its fields. `take` shows what was ticked, `go` applies it.
 */
export function usePrehydrationFilters(
  ahead: URLSearchParams,
  take: (ticked: URLSearchParams) => void,
  go: (next: URLSearchParams) => void,
) {
  const form = useRef<HTMLFormElement>(null)
  const takeOver = useEffectEvent(() => {
    if (!form.current) return false
    const ticked = withPrice(fieldsOf(form.current), chosenPrice(ahead))
    if (sorted(ticked) === sorted(withPrice(ahead, chosenPrice(ahead)))) return false
    take(ticked)
    return true
  })
  const apply = useEffectEvent(() => {
    if (form.current) go(withPrice(ahead, chosenPrice(fieldsOf(form.current))))
  })
  // In the commit that hydrates: the next render writes the state into the checkboxes, and a key adds to it. Applied in a later task, as
  // the price: updates of effects of what React hydrates while idle come after all others.
  useLayoutEffect(() => {
    if (!takeOver()) return
    const timer = setTimeout(() => apply())
    return () => clearTimeout(timer)
  }, [])
  return form
}
