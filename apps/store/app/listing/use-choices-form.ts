import { useEffect, useRef } from 'react'
import { tidied } from './address.ts'
import { withPrice } from './choices.ts'
import { chosenPrice } from './price.ts'

/** The fields of a form as parameters. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

const sorted = (search: URLSearchParams): string => {
  const same = tidied(search)
  same.sort()
  return same.toString()
}

/** A form of choices: what was ticked in it before its script came is applied when it comes. The price sees to itself. */
export function useChoicesForm(ahead: URLSearchParams, go: (next: URLSearchParams) => void) {
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
