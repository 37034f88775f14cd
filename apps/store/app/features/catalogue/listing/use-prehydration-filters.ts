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

/**
 * Applies what was ticked in the form before hydration, with the price that was typed: of two navigations only the last is followed. A
 * price alone is applied by its fields.
 */
export function usePrehydrationFilters(ahead: URLSearchParams, go: (next: URLSearchParams) => void) {
  const form = useRef<HTMLFormElement>(null)
  const first = useRef({ ahead, go })
  useEffect(() => {
    if (!form.current) return
    const { ahead, go } = first.current
    const fields = fieldsOf(form.current)
    const ticked = withPrice(fields, chosenPrice(ahead))
    if (sorted(ticked) === sorted(withPrice(ahead, chosenPrice(ahead)))) return
    // In a later task, as the price: updates of effects of what React hydrates while idle come after all others.
    const timer = setTimeout(() => go(withPrice(fields, chosenPrice(fields))))
    return () => clearTimeout(timer)
  }, [])
  return form
}
