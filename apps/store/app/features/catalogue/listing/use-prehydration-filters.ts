import { useEffect, useRef } from 'react'
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

/** Applies what was ticked in the form before hydration. The price fields do so by themselves. */
export function usePrehydrationFilters(ahead: URLSearchParams, go: (next: URLSearchParams) => void) {
  const form = useRef<HTMLFormElement>(null)
  const first = useRef({ ahead, go })
  useEffect(() => {
    if (!form.current) return
    const { ahead, go } = first.current
    const ticked = withPrice(fieldsOf(form.current), chosenPrice(ahead))
    if (sorted(ticked) !== sorted(withPrice(ahead, chosenPrice(ahead)))) go(ticked)
  }, [])
  return form
}
