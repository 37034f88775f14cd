'use client'
import { type ComponentPropsWithRef, createContext, type MouseEvent, type ReactNode, use, useMemo } from 'react'
import { type Disclosure, type DisclosureReason, useDisclosure } from '../disclosure/use-disclosure.ts'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { PlacedLink } from '../internal/placed-link.tsx'
import { Slot } from '../internal/slot.tsx'
import { fill } from '../internal/words.ts'
import { type PlacedLinkProps, useShopUi } from '../provider/provider.tsx'
import type { languageBadgeData } from './language-badge.data.ts'

// A disclosure of links written by hand (APG disclosure navigation): Radix NavigationMenu does the same for 13 kB, and the
// badge stands in the header of every page, within the first scripts.
const at = /* @__PURE__ */ anatomy<typeof languageBadgeData>('language-badge')

const LanguageBadgeContext = /* @__PURE__ */ createContext<Disclosure | null>(null)

function useBadge(part: string): Disclosure {
  const disclosure = use(LanguageBadgeContext)
  if (disclosure) return disclosure
  throw new Error(`@shop/ui: <LanguageBadge.${part}> has nothing to open. Put it inside <LanguageBadge.Root>.`)
}

const state = (open: boolean) => (open ? 'open' : 'closed')

export interface LanguageBadgeRootProps extends ComponentPropsWithRef<'div'> {
  /** Makes it controlled. */
  open?: boolean | undefined
  /** Whether the list is open at first. @default false */
  defaultOpen?: boolean | undefined
  /** Fires when the list opens and closes, and why. */
  onOpenChange?: ((open: boolean, details: { reason: DisclosureReason }) => void) | undefined
  /** Milliseconds of hovering before the list opens. @default 200 */
  hoverDelay?: number | undefined
}

/**
 * A round badge that shows the languages on hover, press or key; focus elsewhere is not touched by hovering. Works by CSS
 * alone until scripts run. Handlers: yours first, `preventDefault()` cancels ours. Renders a `<div>`.
 */
export function LanguageBadgeRoot(props: LanguageBadgeRootProps) {
  const { open, defaultOpen, onOpenChange, hoverDelay = 200, ref, ...rest } = props
  const disclosure = useDisclosure({ open, defaultOpen, onOpenChange, hoverDelay })
  const { rootProps } = disclosure
  const merged = useMemo(() => mergeRefs(ref, rootProps.ref), [ref, rootProps.ref])
  return (
    <LanguageBadgeContext value={disclosure}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches pointer and focus; what acts is the button */}
      <div
        {...rest}
        ref={merged}
        onPointerEnter={first(rest.onPointerEnter, rootProps.onPointerEnter)}
        onPointerLeave={first(rest.onPointerLeave, rootProps.onPointerLeave)}
        onBlur={first(rest.onBlur, rootProps.onBlur)}
        data-state={state(disclosure.open)}
        data-ready={presence(disclosure.ready)}
        {...at('root')}
      />
    </LanguageBadgeContext>
  )
}

export interface LanguageBadgeButtonProps extends ComponentPropsWithRef<'button'> {
  /** What stands in the badge: `ua`. */
  badge: string
  /** Name of the current language, in that language: `English`. */
  language: string
  /** Renders the only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/** The badge, its letters its content unless given children. Named with the language, the letters included. Renders a `<button>`. */
export function LanguageBadgeButton(props: LanguageBadgeButtonProps) {
  const { badge, language, asChild = false, children, ref, ...rest } = props
  const { messages } = useShopUi()
  const { open, buttonProps } = useBadge('Button')
  const merged = useMemo(() => mergeRefs(ref, buttonProps.ref), [ref, buttonProps.ref])
  const shared = {
    'aria-label': fill(messages.languageBadge.label, { language, badge }),
    ...rest,
    ...buttonProps,
    ref: merged,
    onClick: first(rest.onClick, buttonProps.onClick),
    'data-state': state(open),
    ...at('button'),
  }
  const around = (content: ReactNode) => content ?? <span {...at('badge')}>{badge}</span>
  if (asChild) {
    return (
      <Slot {...shared} around={around}>
        {children}
      </Slot>
    )
  }
  return (
    <button type="button" {...shared}>
      {around(children)}
    </button>
  )
}

/** The languages. Renders a `<ul>`, hidden while closed once scripts run. */
export function LanguageBadgeList(props: ComponentPropsWithRef<'ul'>) {
  const { open, panelProps } = useBadge('List')
  return <ul {...props} {...panelProps} data-state={state(open)} {...at('list')} />
}

export type LanguageBadgeLinkProps = PlacedLinkProps & {
  /** BCP 47 tag of the language that the link leads to. */
  language: string
  /** The page's own language. @default false */
  current?: boolean | undefined
}

/**
 * A language: a link to this page in it. Renders `<li>` and the provider's link or your own with `lang`, `hrefLang`,
 * `aria-current`.
 */
export function LanguageBadgeLink({ language, current, ...rest }: LanguageBadgeLinkProps) {
  const { setOpen } = useBadge('Link')
  return (
    <li {...at('item')}>
      <PlacedLink
        {...rest}
        onClick={first<MouseEvent<HTMLAnchorElement>>(rest.onClick, () => setOpen(false, 'choice'))}
        lang={language}
        hrefLang={language}
        aria-current={current ? 'true' : undefined}
        {...at('link')}
      />
    </li>
  )
}
