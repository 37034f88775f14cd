'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import type { skeletonData } from './skeleton.data.ts'

const at = /* @__PURE__ */ anatomy<typeof skeletonData>('skeleton')

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** A line of text, or a block that fills its place. @default 'text' */
  shape?: 'text' | 'block' | undefined
}

/**
 * Keeps the place of what is still loading, so that nothing jumps. Hidden from assistive technology: mark the whole place
 * with `aria-busy` and say that it loads once. Renders a `<span>`.
 */
export function Skeleton({ shape = 'text', ...rest }: SkeletonProps) {
  return <span aria-hidden="true" {...rest} data-shape={shape} {...at('root')} />
}
