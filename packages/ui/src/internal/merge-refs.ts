import type { Ref } from 'react'

/**
 * One callback ref that updates several refs. Memoise it: a new callback on each render detaches and attaches again.
 */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): (element: Element | null) => () => void {
  return element => {
    const undo = refs.map(ref => {
      if (typeof ref === 'function') {
        const cleanUp = ref(element)
        return typeof cleanUp === 'function' ? cleanUp : () => ref(null)
      }
      if (ref) ref.current = element
      return () => {
        if (ref) ref.current = null
      }
    })
    return () => {
      for (const step of undo) step()
    }
  }
}
