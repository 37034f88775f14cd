'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import type { badgeData } from './badge.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof badgeData>('badge')

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `new` uses the highlight colour, `sale` the accent. @default 'neutral' */
  variant?: 'neutral' | 'new' | 'sale' | 'outline' | undefined
}

/**
 * Short label on a product: new, discount, bestseller. Its direction is that of its text: «-16 %» reads the same in a
 * right-to-left page. Renders a `<span>`.
 *
 * Not for interactive elements, nor for availability.
 */
export function Badge({ variant = 'neutral', ...rest }: BadgeProps) {
  return <span dir="auto" {...rest} data-variant={variant} {...attrs('root')} />
}
