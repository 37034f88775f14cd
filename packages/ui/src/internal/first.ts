import type { SyntheticEvent } from 'react'

/** Runs the consumer's handler, then ours unless the consumer called `preventDefault()`: the rule for every handler of the library. */
export function first<Event extends SyntheticEvent>(
  theirs: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
) {
  return (event: Event): void => {
    theirs?.(event)
    if (!event.defaultPrevented) ours(event)
  }
}
