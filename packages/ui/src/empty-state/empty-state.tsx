'use client'
import { type ComponentPropsWithRef, createElement, type ReactElement } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { createPart } from '../internal/create-part.ts'
import type { emptyStateData } from './empty-state.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof emptyStateData>('empty-state')

/**
 * Shown instead of an empty list, with a suggestion what to do next. Renders a `<div>`.
 *
 * Not for errors: show what failed and offer a retry.
 */
export const EmptyStateRoot = /* @__PURE__ */ createPart('div', attrs('root'))
/** Explanation in a sentence or two. Renders a `<p>`. */
export const EmptyStateDescription = /* @__PURE__ */ createPart('p', attrs('description'))
/** Links and buttons. Renders a `<div>`. */
export const EmptyStateFooter = /* @__PURE__ */ createPart('div', attrs('footer'))

export interface EmptyStateTitleProps extends ComponentPropsWithRef<'h2'> {
  /** Heading level. @default 2 */
  level?: 1 | 2 | 3 | undefined
}

/** Heading: «Your cart is empty». Renders a heading element. */
export function EmptyStateTitle({ level = 2, ...rest }: EmptyStateTitleProps): ReactElement {
  return createElement(`h${level}`, { ...rest, ...attrs('title') })
}
