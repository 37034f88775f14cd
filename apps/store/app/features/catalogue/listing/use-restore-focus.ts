import { type FocusEvent, useEffect, useRef } from 'react'

/** Focus targets when the focused element was removed with the previous list: the first visible one. */
const targets = '.toolbar__filters, #filters h2'

/** Moves the focus to the filters when the clicked chip or reset link is removed with the filter it has removed. */
export function useRestoreFocus() {
  const root = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  // After every render: any of them may remove the focused element.
  useEffect(() => {
    const { activeElement, body } = document
    if (!inside.current || (activeElement && activeElement !== body)) return
    inside.current = false
    const found = [...(root.current?.querySelectorAll<HTMLElement>(targets) ?? [])]
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
