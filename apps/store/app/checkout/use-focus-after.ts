import { useCallback, useEffect, useState } from 'react'

/** Gives the focus to an element once what is being rendered stands on the page: of a group of inputs to the first. */
export function useFocusAfter(): (selector: string) => void {
  const [wanted, setWanted] = useState<{ selector: string } | null>(null)
  useEffect(() => {
    if (!wanted) return
    const found = document.querySelector(wanted.selector)
    const target = found instanceof HTMLFieldSetElement ? (found.querySelector('input') ?? found) : found
    if (target instanceof HTMLElement) target.focus()
  }, [wanted])
  return useCallback(selector => setWanted({ selector }), [])
}
