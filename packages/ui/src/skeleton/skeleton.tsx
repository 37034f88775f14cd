'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import type { skeletonData } from './skeleton.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof skeletonData>('skeleton')

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** A line of text, or a block that fills its container. @default 'text' */
  shape?: 'text' | 'block' | undefined
}

/**
 * Placeholder for content that is loading, so that the layout does not shift. `aria-hidden`: mark the container with
 * `aria-busy` and announce the loading once. Renders a `<span>`.
 *
 * Hidden from assistive technology; announce the loading with a status. Not for waits under 200 ms.
 */
export function Skeleton({ shape = 'text', ...rest }: SkeletonProps) {
  return <span aria-hidden="true" {...rest} data-shape={shape} {...attrs('root')} />
}
