'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { PartElement } from '../internal/slot.tsx'
import { useShopUi } from '../provider/provider.tsx'
import type { skipLinkData } from './skip-link.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof skipLinkData>('skip-link')

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Target of the link; set `tabIndex={-1}` on it, so that focus moves too. @default '#main' */
  href?: string
  /** Renders its only child instead of an `<a>`. @default false */
  asChild?: boolean | undefined
}

/**
 * First tab stop of the page: skips the header. Visually hidden until focused. Renders a plain `<a>`.
 *
 * The first tab stop of the page, visible when focused. Not twice on a page.
 */
export function SkipLink({ href = '#main', ...rest }: SkipLinkProps) {
  const { messages } = useShopUi()
  return (
    <PartElement
      as="a"
      {...rest}
      {...(!rest.asChild && { href })}
      wrapContent={content => content ?? messages.skipLink.label}
      {...attrs('root')}
    />
  )
}
