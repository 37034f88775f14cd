'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { DownIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { part } from '../internal/part.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'

const at = /* @__PURE__ */ anatomy<typeof facetsData>('facets')

/** The panel: head, groups, status. Named with the provider's word. Renders a `<section>`, to stand in a form of yours. */
export function FacetsRoot(props: ComponentPropsWithRef<'section'>) {
  const { messages } = useShopUi()
  return <section aria-label={messages.facets.label} {...props} {...at('root')} />
}

/** Title and the way to reset everything. Renders a `<div>`. */
export const FacetsHead = /* @__PURE__ */ part('div', at('head'))

/** The panel's title, in the provider's word unless given children. Renders an `<h2>`. */
export function FacetsTitle({ children, ...rest }: ComponentPropsWithRef<'h2'>) {
  const { messages } = useShopUi()
  return (
    <h2 {...rest} {...at('title')}>
      {children ?? messages.facets.label}
    </h2>
  )
}

export interface FacetsGroupProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** «Size» */
  title: ReactNode
  /** How many of the group are chosen; nothing is shown for 0. */
  count?: number | undefined
}

/** One facet that folds up: the browser's own disclosure, so it works before scripts. Renders a `<details>`. */
export function FacetsGroup({ title, count = 0, children, ...rest }: FacetsGroupProps) {
  return (
    <details {...rest} {...at('group')}>
      <summary {...at('handle')}>
        <span>
          {title}
          {count > 0 && <span {...at('count')}> {count}</span>}
        </span>
        <DownIcon size="small" />
      </summary>
      <div {...at('body')}>{children}</div>
    </details>
  )
}
