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
 * What is chosen, as chips. When the chip that has the focus goes, the one in its place takes it; after the last one the
 * focus is yours to place. Renders a named `<ul>`.
 */
export function FacetsChosen({ ref, ...rest }: ComponentPropsWithRef<'ul'>) {
  const { messages } = useShopUi()
  const list = useRef<HTMLUListElement>(null)
  const merged = useMemo(() => mergeRefs(ref, list), [ref])
  /** Place of the chip that has the focus; -1: it is elsewhere. */
  const focused = useRef(-1)
  const chips = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-part="chip"]') ?? [])]
  // After every render: any of them may take chips away.
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
        // A chip that goes takes its focus along: that is no leaving.
        if (event.target.isConnected) focused.current = -1
      })}
      {...at('chosen')}
    />
  )
}

export type FacetsChipProps = PlacedLinkProps & {
  /** What is chosen: «Size: 52». */
  name: string
}

/**
 * One chosen value; following it leads to the list without it. Its text is the name unless given children. Renders `<li>` and the
 * provider's link or your own, which gets the props.
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
