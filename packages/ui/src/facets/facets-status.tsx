'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { plural } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'

const at = /* @__PURE__ */ anatomy<typeof facetsData>('facets')

export interface FacetsStatusProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** Number of matching products. */
  count: number
}

/** Announces the number of products after each change; focus stays where it is. Renders a `<p role="status">`. */
export function FacetsStatus({ count, ...rest }: FacetsStatusProps) {
  const { locale, messages } = useShopUi()
  return (
    <p {...rest} role="status" data-visually-hidden="" {...at('status')}>
      {plural(locale, messages.facets.found, count)}
    </p>
  )
}
