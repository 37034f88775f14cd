import type { SyntheticEvent } from 'react'

/**
 * Runs the consumer's handler, then the built-in one unless the consumer called `preventDefault()`: the rule for every
 * event handler of the library.
 */
export function composeEventHandlers<Event extends SyntheticEvent>(
  consumerHandler: ((event: Event) => void) | undefined,
  builtInHandler: (event: Event) => void,
) {
  return (event: Event): void => {
    consumerHandler?.(event)
    if (!event.defaultPrevented) builtInHandler(event)
  }
}
