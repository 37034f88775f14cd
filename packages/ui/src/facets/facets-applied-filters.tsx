'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import { CloseIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { formatMessage } from '../internal/format-message.ts'
import { LinkPart } from '../internal/link-part.tsx'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { type LinkPartProps, useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof facetsData>('facets')

/**
 * Applied filters as chips. When the focused chip is removed, focus moves to the chip in its place; after the last one
 * placing the focus is up to the consumer. Renders a named `<ul>`.
 */
export function FacetsAppliedFilters({ ref, ...rest }: ComponentPropsWithRef<'ul'>) {
  const { messages } = useShopUi()
  const list = useRef<HTMLUListElement>(null)
  const mergedRef = useMergedRefs(ref, list)
  /** Index of the focused chip; -1: none. */
  const focusedIndex = useRef(-1)
  const chips = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-part="chip"]') ?? [])]
  // Runs after every render, because any render may remove chips.
  useEffect(() => {
    const { activeElement, body } = document
    if (focusedIndex.current < 0 || (activeElement && activeElement !== body)) return
    const remaining = chips()
    remaining[Math.min(focusedIndex.current, remaining.length - 1)]?.focus()
  })
  return (
    <ul
      aria-label={messages.facets.applied}
      {...rest}
      ref={mergedRef}
      onFocus={composeEventHandlers(rest.onFocus, event => {
        focusedIndex.current = chips().indexOf(event.target)
      })}
      onBlur={composeEventHandlers(rest.onBlur, event => {
        // Removing a focused chip also fires blur: that does not reset the index.
        if (event.target.isConnected) focusedIndex.current = -1
      })}
      {...attrs('applied')}
    />
  )
}

export type FacetsChipProps = LinkPartProps & {
  /** Applied filter: «Size: 52». */
  name: string
  /** Icon after the name; `null`: none. @default a cross */
  icon?: ReactNode
}

/**
 * One applied filter; its link leads to the list without it. Shows the name unless given children. Renders `<li>` and a
 * link: the provider's, or your own with `asChild`. Props go to the link.
 */
export function FacetsChip({ name, icon = <CloseIcon size="small" />, ...rest }: FacetsChipProps) {
  const { messages } = useShopUi()
  return (
    <li {...attrs('item')}>
      <LinkPart
        aria-label={formatMessage(messages.facets.remove, { name })}
        {...rest}
        wrapContent={content => (
          <>
            {content ?? name}
            {icon}
          </>
        )}
        {...attrs('chip')}
      />
    </li>
  )
}
