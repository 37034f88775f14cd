import { useEffect, useRef } from 'react'
import type { ListView } from './list.server.ts'

/**
 * Scrolls to the first result when a filter or the order was changed further down: otherwise a shorter list would leave the
 * shopper below its end, or in the middle of other products. What was chosen stays in the window.
 */
export function useResultsInView({ path, search }: Pick<ListView, 'path' | 'search'>) {
  const results = useRef<HTMLDivElement>(null)
  const shown = useRef({ path, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { path, search }
    if (before.path !== path || before.search === search) return
    const element = results.current
    if (!element || element.getBoundingClientRect().top >= 0) return
    element.scrollIntoView({ block: 'start' })
    const { activeElement } = document
    if (activeElement?.closest('#filters')) activeElement.scrollIntoView({ block: 'nearest' })
  }, [path, search])
  return results
}
