'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { breadcrumbsData } from './breadcrumbs.data.ts'

const at = /* @__PURE__ */ anatomy<typeof breadcrumbsData>('breadcrumbs')

/** One level of the path from the home page. */
export interface Breadcrumb {
  /** Visible name of the page. */
  name: string
  /** URL of the page. */
  url: string
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Path from the home page to the current page, which is last and not a link. An empty list renders nothing. */
  items: readonly Breadcrumb[]
}

/**
 * Renders a named `<nav>` with an `<ol>`. The separators come from the theme's CSS, so that accessible names do not
 * contain them.
 */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const { messages, linkComponent: Link } = useShopUi()
  const last = items.length - 1
  if (last < 0) return null
  return (
    <nav aria-label={messages.breadcrumbs.label} {...rest} {...at('root')}>
      <ol {...at('list')}>
        {items.map(({ name, url }, index) => (
          <li key={url} {...at('item')}>
            {index === last ? (
              <span aria-current="page" {...at('current')}>
                {name}
              </span>
            ) : (
              <Link href={url} {...at('link')}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
