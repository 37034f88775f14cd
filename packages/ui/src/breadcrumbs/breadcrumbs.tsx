'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { breadcrumbsData } from './breadcrumbs.data.ts'

const at = /* @__PURE__ */ anatomy<typeof breadcrumbsData>('breadcrumbs')

/** One level of the way from the home page. */
export interface Breadcrumb {
  /** Visible name of the page. */
  name: string
  /** Where it is. */
  url: string
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the home page to this one, which is last and is no link. Nothing is rendered for an empty list. */
  items: readonly Breadcrumb[]
}

/** The way here. Renders a named `<nav>` with an `<ol>`; signs between levels are the theme's, so names stay clean. */
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
