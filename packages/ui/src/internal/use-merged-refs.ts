import { type Ref, useCallback } from 'react'

/** One callback ref that updates two refs; the same as long as both are, since a new one detaches and attaches again. */
export const useMergedRefs = <Element>(
  first: Ref<Element> | undefined,
  second: Ref<Element> | undefined,
): ((element: Element | null) => () => void) =>
  useCallback(
    element => {
      const undo = [first, second].map(ref => {
        const set =
          typeof ref === 'function'
            ? ref
            : (value: Element | null) => {
                if (ref) ref.current = value
              }
        const cleanUp = set(element)
        return typeof cleanUp === 'function' ? cleanUp : () => set(null)
      })
      return () => {
        for (const step of undo) step()
      }
    },
    [first, second],
  )
