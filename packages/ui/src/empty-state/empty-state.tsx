'use client'
import { type ComponentPropsWithRef, createElement } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { part } from '../internal/part.ts'
import type { emptyStateData } from './empty-state.data.ts'

const at = /* @__PURE__ */ anatomy<typeof emptyStateData>('empty-state')

/** Shown instead of an empty list, with a suggestion what to do next. Renders a `<div>`. */
export const EmptyStateRoot = /* @__PURE__ */ part('div', at('root'))
/** Explanation in a sentence or two. Renders a `<p>`. */
export const EmptyStateText = /* @__PURE__ */ part('p', at('text'))
/** Links and buttons. Renders a `<div>`. */
export const EmptyStateActions = /* @__PURE__ */ part('div', at('actions'))

export interface EmptyStateTitleProps extends ComponentPropsWithRef<'h2'> {
  /** Heading level. @default 2 */
  level?: 1 | 2 | 3 | undefined
}

/** Heading: «Your cart is empty». Renders a heading element. */
export function EmptyStateTitle({ level = 2, ...rest }: EmptyStateTitleProps) {
  return createElement(`h${level}`, { ...rest, ...at('title') })
}
