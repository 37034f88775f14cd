'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import type { badgeData } from './badge.data.ts'

const at = /* @__PURE__ */ anatomy<typeof badgeData>('badge')

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `new` uses the highlight colour, `sale` the accent. @default 'ink' */
  kind?: 'ink' | 'new' | 'sale' | 'plain' | undefined
}

/** Short label on a product: new, discount, bestseller. Renders a `<span>`. */
export function Badge({ kind = 'ink', ...rest }: BadgeProps) {
  return <span {...rest} data-kind={kind} {...at('root')} />
}
