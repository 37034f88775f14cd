import { type FocusEvent, useEffect, useRef } from 'react'

/** Where the focus goes when what had it has gone with the former list: the first of these that is in sight. */
const places = '.toolbar__filters, #filters h2'

/** Keeps the focus near the filters when a chip or a «reset» that was pressed goes with what it took back. */
export function useRestoreFocus() {
  const root = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  // After every render: any of them may take away what has the focus.
  useEffect(() => {
    const { activeElement, body } = document
    if (!inside.current || (activeElement && activeElement !== body)) return
    inside.current = false
    const found = [...(root.current?.querySelectorAll<HTMLElement>(places) ?? [])]
    const place = found.find(element => element.getClientRects().length > 0)
    if (place?.tagName === 'H2') place.tabIndex = -1
    place?.focus({ preventScroll: true })
  })
  return {
    ref: root,
    onFocus: () => {
      inside.current = true
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget || target.isConnected) inside.current = false
    },
  }
}
