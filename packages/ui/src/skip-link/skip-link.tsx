'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { skipLinkData } from './skip-link.data.ts'

const at = /* @__PURE__ */ anatomy<typeof skipLinkData>('skip-link')

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Where the content begins; give that element `tabIndex={-1}`, so that focus goes with it. @default '#main' */
  href?: string
}

/** First stop of the page: past the header, to the content. Out of sight until focused. Renders a plain `<a>`. */
export function SkipLink({ href = '#main', children, ...rest }: SkipLinkProps) {
  const { messages } = useShopUi()
  return (
    <a {...rest} href={href} {...at('root')}>
      {children ?? messages.skipLink.label}
    </a>
  )
}
