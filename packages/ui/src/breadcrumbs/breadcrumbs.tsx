'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { breadcrumbsData } from './breadcrumbs.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof breadcrumbsData>('breadcrumbs')

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
 *
 * The current page is the last item, marked and not a link. Not on the home page and in the checkout.
 */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const { messages, linkComponent: Link } = useShopUi()
  const last = items.length - 1
  if (last < 0) return null
  return (
    <nav aria-label={messages.breadcrumbs.label} {...rest} {...attrs('root')}>
      <ol {...attrs('list')}>
        {items.map(({ name, url }, index) => (
          <li key={url} {...attrs('item')}>
            {index === last ? (
              <span aria-current="page" {...attrs('current')}>
                {name}
              </span>
            ) : (
              <Link href={url} {...attrs('link')}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
