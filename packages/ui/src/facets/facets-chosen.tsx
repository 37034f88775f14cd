'use client'
import { type ComponentPropsWithRef, useEffect, useMemo, useRef } from 'react'
import { CloseIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { PlacedLink } from '../internal/placed-link.tsx'
import { fill } from '../internal/words.ts'
import { type PlacedLinkProps, useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'

const at = /* @__PURE__ */ anatomy<typeof facetsData>('facets')

/**
 * Applied filters as chips. When the focused chip is removed, focus moves to the chip in its place; after the last one
 * placing the focus is up to the consumer. Renders a named `<ul>`.
 */
export function FacetsChosen({ ref, ...rest }: ComponentPropsWithRef<'ul'>) {
  const { messages } = useShopUi()
  const list = useRef<HTMLUListElement>(null)
  const merged = useMemo(() => mergeRefs(ref, list), [ref])
  /** Index of the focused chip; -1: none. */
  const focused = useRef(-1)
  const chips = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-part="chip"]') ?? [])]
  // Runs after every render, because any render may remove chips.
  useEffect(() => {
    const { activeElement, body } = document
    if (focused.current < 0 || (activeElement && activeElement !== body)) return
    const left = chips()
    left[Math.min(focused.current, left.length - 1)]?.focus()
  })
  return (
    <ul
      aria-label={messages.facets.chosen}
      {...rest}
      ref={merged}
      onFocus={first(rest.onFocus, event => {
        focused.current = chips().indexOf(event.target)
      })}
      onBlur={first(rest.onBlur, event => {
        // Removing a focused chip also fires blur: that does not reset the index.
        if (event.target.isConnected) focused.current = -1
      })}
      {...at('chosen')}
    />
  )
}

export type FacetsChipProps = PlacedLinkProps & {
  /** Applied filter: «Size: 52». */
  name: string
}

/**
 * One applied filter; its link leads to the list without it. Shows the name unless given children. Renders `<li>` and a
 * link: the provider's, or your own with `asChild`. Props go to the link.
 */
export function FacetsChip({ name, ...rest }: FacetsChipProps) {
  const { messages } = useShopUi()
  return (
    <li {...at('item')}>
      <PlacedLink
        aria-label={fill(messages.facets.remove, { name })}
        {...rest}
        around={content => (
          <>
            {content ?? name}
            <CloseIcon size="small" />
          </>
        )}
        {...at('chip')}
      />
    </li>
  )
}
