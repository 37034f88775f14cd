'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { formatPlural } from '../internal/format-message.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof facetsData>('facets')

export interface FacetsStatusProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** Number of matching products. */
  count: number
}

/**
 * Announces the number of products after each change; focus stays where it is. Renders a `<p role="status">`, visually
 * hidden unless it is given a `style`.
 */
export function FacetsStatus({ count, ...rest }: FacetsStatusProps) {
  const { locale, messages } = useShopUi()
  return (
    <p {...visuallyHidden} {...rest} role="status" {...attrs('status')}>
      {formatPlural(locale, messages.facets.found, count)}
    </p>
  )
}
