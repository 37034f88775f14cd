import type { FocusEvent } from 'react'

/**
 * Whether focus moves from an element, or from its descendants, to elsewhere on the page. False when the window loses
 * focus: the element stays the active one, so open lists and typed text are kept.
 */
export const hasFocusLeft = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  !currentTarget.contains(relatedTarget) && target.ownerDocument.activeElement !== target
