'use client'
import { type ComponentPropsWithRef, createElement } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { part } from '../internal/part.ts'
import type { emptyStateData } from './empty-state.data.ts'

const at = /* @__PURE__ */ anatomy<typeof emptyStateData>('empty-state')

/** Stands where there is nothing to list: says so and offers a way on. Renders a `<div>`. */
export const EmptyStateRoot = /* @__PURE__ */ part('div', at('root'))
/** Why it is empty, in a sentence or two. Renders a `<p>`. */
export const EmptyStateText = /* @__PURE__ */ part('p', at('text'))
/** What to do instead. Renders a `<div>`. */
export const EmptyStateActions = /* @__PURE__ */ part('div', at('actions'))

export interface EmptyStateTitleProps extends ComponentPropsWithRef<'h2'> {
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3 | undefined
}

/** What is empty: «Your cart is empty». Renders a heading. */
export function EmptyStateTitle({ level = 2, ...rest }: EmptyStateTitleProps) {
  return createElement(`h${level}`, { ...rest, ...at('title') })
}
