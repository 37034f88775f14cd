import { useCallback, useEffect, useState } from 'react'

/** Returns how to focus an element once the pending render is committed; of a fieldset its first input. */
export function useDeferredFocus(): (selector: string) => void {
  const [requested, setRequested] = useState<{ selector: string } | null>(null)
  useEffect(() => {
    if (!requested) return
    const found = document.querySelector(requested.selector)
    const target = found instanceof HTMLFieldSetElement ? (found.querySelector('input') ?? found) : found
    if (target instanceof HTMLElement) target.focus()
  }, [requested])
  return useCallback(selector => setRequested({ selector }), [])
}
