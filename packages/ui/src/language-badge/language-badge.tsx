'use client'
import { type ComponentPropsWithRef, createContext, type MouseEvent, type ReactNode } from 'react'
import { type Disclosure, type DisclosureReason, useDisclosure } from '../disclosure/use-disclosure.ts'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { formatMessage } from '../internal/format-message.ts'
import { LinkPart } from '../internal/link-part.tsx'
import { PartElement } from '../internal/slot.tsx'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import { useShiftIntoView } from '../internal/use-shift-into-view.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { type LinkPartProps, useShopUi } from '../provider/provider.tsx'
import type { languageBadgeData } from './language-badge.data.ts'

// Implements the APG disclosure navigation: Radix NavigationMenu does the same for 13 kB, and the badge is in the
// header of every page, within the initial scripts.
const attrs = /* @__PURE__ */ createAnatomy<typeof languageBadgeData>('language-badge')

const LanguageBadgeContext = /* @__PURE__ */ createContext<Disclosure | null>(null)

const useBadge = (part: string) => usePart(LanguageBadgeContext, `LanguageBadge.${part}`, 'LanguageBadge.Root')

const state = (open: boolean) => (open ? 'open' : 'closed')

export interface LanguageBadgeRootProps extends ComponentPropsWithRef<'div'> {
  /** Controlled value. */
  open?: boolean | undefined
  /** Open state on the first render. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the list opens or closes, with the reason; `cancel()` prevents it. */
  onOpenChange?: ChangeHandler<boolean, DisclosureReason> | undefined
  /** Hover delay before the list opens, in milliseconds. @default 200 */
  hoverDelay?: number | undefined
}

/**
 * Language switcher: shows the languages on hover, press or key. Hovering never moves focus. Works with CSS alone
 * before hydration. Event handlers passed as props run first; `preventDefault()` in them skips the built-in behaviour.
 * Renders a `<div>`.
 *
 * Links carry lang and hreflang. Not for currencies or countries: those are not links to the page in another language.
 */
export function LanguageBadgeRoot(props: LanguageBadgeRootProps) {
  const { open, defaultOpen, onOpenChange, hoverDelay = 200, ref, ...rest } = props
  const disclosure = useDisclosure({ open, defaultOpen, onOpenChange, hoverDelay })
  const { rootProps } = disclosure
  const mergedRef = useMergedRefs(ref, rootProps.ref)
  return (
    <LanguageBadgeContext value={disclosure}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes pointer and focus events; the interactive element is the button */}
      <div
        {...rest}
        ref={mergedRef}
        onPointerEnter={composeEventHandlers(rest.onPointerEnter, rootProps.onPointerEnter)}
        onPointerLeave={composeEventHandlers(rest.onPointerLeave, rootProps.onPointerLeave)}
        onBlur={composeEventHandlers(rest.onBlur, rootProps.onBlur)}
        data-state={state(disclosure.open)}
        data-hydrated={dataAttr(disclosure.hydrated)}
        {...attrs('root')}
      />
    </LanguageBadgeContext>
  )
}

export interface LanguageBadgeTriggerProps extends ComponentPropsWithRef<'button'> {
  /** Visible text of the badge: `ua`. */
  badge: string
  /** Name of the current language, in that language: `English`. */
  language: string
  /** Renders its only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/**
 * Toggles the list; shows the badge unless given children. Its accessible name contains the language and the visible
 * text. Renders a `<button>`.
 */
export function LanguageBadgeTrigger(props: LanguageBadgeTriggerProps) {
  const { badge, language, asChild = false, children, ref, ...rest } = props
  const { messages } = useShopUi()
  const { open, buttonProps } = useBadge('Trigger')
  const mergedRef = useMergedRefs(ref, buttonProps.ref)
  const shared = {
    'aria-label': formatMessage(messages.languageBadge.label, { language, badge }),
    ...rest,
    ...buttonProps,
    ref: mergedRef,
    onClick: composeEventHandlers(rest.onClick, buttonProps.onClick),
    'data-state': state(open),
    ...attrs('trigger'),
  }
  const wrapContent = (content: ReactNode) => content ?? <span {...attrs('badge')}>{badge}</span>
  return (
    <PartElement as="button" asChild={asChild} {...shared} wrapContent={wrapContent}>
      {children}
    </PartElement>
  )
}

/**
 * Shifted into the viewport where it would be outside of it. Renders a `<ul>`, `hidden` while closed. Before
 * hydration it is not `hidden`, so that CSS can show it.
 */
export function LanguageBadgeContent({ ref, ...rest }: ComponentPropsWithRef<'ul'>) {
  const { open, panelProps } = useBadge('Content')
  const list = useShiftIntoView<HTMLUListElement>(open)
  const mergedRef = useMergedRefs(ref, list)
  return <ul {...rest} {...panelProps} ref={mergedRef} data-state={state(open)} {...attrs('content')} />
}

export type LanguageBadgeLinkProps = LinkPartProps & {
  /** BCP 47 tag of the linked page's language. */
  language: string
  /** Marks the language of the current page. @default false */
  current?: boolean | undefined
}

/**
 * Link to the current page in another language. Renders `<li>` and a link (the provider's, or your own with `asChild`)
 * with `lang`, `hrefLang` and `aria-current`.
 */
export function LanguageBadgeLink({ language, current, ...rest }: LanguageBadgeLinkProps) {
  const { setOpen } = useBadge('Link')
  return (
    <li {...attrs('item')}>
      <LinkPart
        {...rest}
        onClick={composeEventHandlers<MouseEvent<HTMLAnchorElement>>(rest.onClick, event => {
          setOpen(false, 'select', event)
        })}
        lang={language}
        hrefLang={language}
        aria-current={current ? 'true' : undefined}
        {...attrs('link')}
      />
    </li>
  )
}
