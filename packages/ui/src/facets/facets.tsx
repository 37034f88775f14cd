'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { DownIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { createPart } from '../internal/create-part.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof facetsData>('facets')

/**
 * Filter panel: header, groups, status. Labelled with the provider's text. Renders a `<section>`; place it in a form.
 */
export function FacetsRoot(props: ComponentPropsWithRef<'section'>) {
  const { messages } = useShopUi()
  return <section aria-label={messages.facets.label} {...props} {...attrs('root')} />
}

/** Title and a reset button. Renders a `<div>`. */
export const FacetsHeader = /* @__PURE__ */ createPart('div', attrs('header'))

/** Title with the provider's text by default. Renders an `<h2>`. */
export function FacetsTitle({ children, ...rest }: ComponentPropsWithRef<'h2'>) {
  const { messages } = useShopUi()
  return (
    <h2 {...rest} {...attrs('title')}>
      {children ?? messages.facets.label}
    </h2>
  )
}

export interface FacetsGroupProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** Label of the group: «Size». */
  title: ReactNode
  /** Number of selected options; hidden when 0. */
  count?: number | undefined
  /** Icon after the title; `null`: none. @default an arrow down */
  icon?: ReactNode
}

/** Collapsible group. Uses `<details>`, so it works before hydration. Renders a `<details>`. */
export function FacetsGroup(props: FacetsGroupProps) {
  const { title, count = 0, icon = <DownIcon size="small" />, children, ...rest } = props
  return (
    <details {...rest} {...attrs('group')}>
      <summary {...attrs('trigger')}>
        <span>
          {title}
          {count > 0 && <span {...attrs('count')}>{` ${count}`}</span>}
        </span>
        {icon}
      </summary>
      <div {...attrs('content')}>{children}</div>
    </details>
  )
}
