import type { FocusEvent } from 'react'

/**
 * Whether the focus goes from an element, or from what is in it, to elsewhere on the page. When another window takes the
 * focus the page keeps its place: nothing is left, and what was open and typed stays as it was.
 */
export const isLeft = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  !currentTarget.contains(relatedTarget) && target.ownerDocument.activeElement !== target
