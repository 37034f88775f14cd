import type { Ref } from 'react'

/**
 * One callback ref that updates several refs. Memoise it: a new callback on each render detaches and attaches again.
 */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): (element: Element | null) => () => void {
  return element => {
    const undo = refs.map(ref => {
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
  }
}
