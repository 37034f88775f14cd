'use client'
import { type ComponentPropsWithRef, createContext, type MouseEvent, type ReactNode, use, useMemo } from 'react'
import { type Disclosure, type DisclosureReason, useDisclosure } from '../disclosure/use-disclosure.ts'
import { DownIcon, SignOutIcon } from '../icon/icons.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { LinkPart } from '../internal/link-part.tsx'
import { mergeRefs } from '../internal/merge-refs.ts'
import { Slot } from '../internal/slot.tsx'
import { useMediaQuery } from '../internal/use-media-query.ts'
import { type LinkPartProps, useShopUi } from '../provider/provider.tsx'
import type { accountSidebarData } from './account-sidebar.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof accountSidebarData>('account-sidebar')

interface Sidebar extends Disclosure {
  collapsible: boolean
}
const SidebarContext = /* @__PURE__ */ createContext<Sidebar | null>(null)

function useSidebar(part: string): Sidebar {
  const sidebar = use(SidebarContext)
  if (sidebar) return sidebar
  throw new Error(`@shop/ui: <AccountSidebar.${part}> must be used inside <AccountSidebar.Root>.`)
}

const state = (open: boolean) => (open ? 'open' : 'closed')

/** Media query under which the list collapses behind its trigger. Source: shop spec §9, "mobile ≤ 767.98 px". */
export const SIDEBAR_COLLAPSE_QUERY = '(max-width: 767.98px)'

export interface AccountSidebarRootProps extends ComponentPropsWithRef<'nav'> {
  /** Controlled open state of the collapsed list. */
  open?: boolean | undefined
  /** Open state of the collapsed list on the first render. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the collapsed list opens or closes, with the reason. */
  onOpenChange?: ((open: boolean, details: { reason: DisclosureReason }) => void) | undefined
  /**
   * Media query under which the list collapses. Before hydration the theme's CSS uses the default query.
   * @default '(max-width: 767.98px)'
   */
  collapseQuery?: string | undefined
}

/**
 * Account navigation: a list of links. On narrow screens it collapses behind a trigger that names the current section;
 * Escape, a press outside and selecting a link close it. Event handlers passed as props run first; `preventDefault()`
 * in them skips the built-in behaviour. Renders a named `<nav>`.
 */
export function AccountSidebarRoot(props: AccountSidebarRootProps) {
  const { open, defaultOpen, onOpenChange, collapseQuery = SIDEBAR_COLLAPSE_QUERY, ref, ...rest } = props
  const { messages } = useShopUi()
  const disclosure = useDisclosure({ open, defaultOpen, onOpenChange })
  const collapsible = useMediaQuery(collapseQuery)
  const sidebar = useMemo(() => ({ ...disclosure, collapsible }), [disclosure, collapsible])
  const { rootProps } = disclosure
  const mergedRef = useMemo(() => mergeRefs<HTMLElement>(ref, rootProps.ref), [ref, rootProps.ref])
  return (
    <SidebarContext value={sidebar}>
      <nav
        aria-label={messages.account.label}
        {...rest}
        ref={mergedRef}
        onBlur={composeEventHandlers(rest.onBlur, rootProps.onBlur)}
        data-state={state(disclosure.open)}
        data-hydrated={dataAttr(disclosure.hydrated)}
        {...attrs('root')}
      />
    </SidebarContext>
  )
}

export interface AccountSidebarTriggerProps extends ComponentPropsWithRef<'button'> {
  /** Renders its only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/**
 * Toggles the list on narrow screens. Its children name the current section. Renders a `<button>`, `hidden` where the
 * list is always visible.
 */
export function AccountSidebarTrigger({ asChild = false, children, ref, ...rest }: AccountSidebarTriggerProps) {
  const { open, hydrated, collapsible, buttonProps } = useSidebar('Trigger')
  const mergedRef = useMemo(() => mergeRefs(ref, buttonProps.ref), [ref, buttonProps.ref])
  const shared = {
    ...rest,
    ...buttonProps,
    ref: mergedRef,
    hidden: hydrated && !collapsible,
    onClick: composeEventHandlers(rest.onClick, buttonProps.onClick),
    'data-state': state(open),
    ...attrs('trigger'),
  }
  const wrapContent = (content: ReactNode) => (
    <>
      {content}
      <DownIcon size="small" />
    </>
  )
  if (asChild) {
    return (
      <Slot {...shared} wrapContent={wrapContent}>
        {children}
      </Slot>
    )
  }
  return (
    <button type="button" {...shared}>
      {wrapContent(children)}
    </button>
  )
}

/** Links and the sign-out button. Renders a `<ul>`. */
export function AccountSidebarList(props: ComponentPropsWithRef<'ul'>) {
  const { open, collapsible, panelProps } = useSidebar('List')
  return (
    <ul
      {...props}
      id={panelProps.id}
      hidden={panelProps.hidden && collapsible}
      data-state={state(open)}
      {...attrs('list')}
    />
  )
}

export type AccountSidebarLinkProps = LinkPartProps & {
  /** Marks the current page with `aria-current`. @default false */
  current?: boolean | undefined
  /** Number after the label, for example of orders. */
  count?: ReactNode
}

/** One section. Renders `<li>` and a link: the provider's, or your own with `asChild`. Props go to the link. */
export function AccountSidebarLink({ current, count, ...rest }: AccountSidebarLinkProps) {
  const { setOpen } = useSidebar('Link')
  return (
    <li {...attrs('item')}>
      <LinkPart
        {...rest}
        wrapContent={content => (
          <>
            {content}
            {count !== undefined && <span {...attrs('count')}>{count}</span>}
          </>
        )}
        onClick={composeEventHandlers<MouseEvent<HTMLAnchorElement>>(rest.onClick, () => setOpen(false, 'select'))}
        aria-current={current ? 'page' : undefined}
        {...attrs('link')}
      />
    </li>
  )
}

/** Sign-out button with the provider's text by default. Renders `<li>` and a `<button>`, which gets the props. */
export function AccountSidebarSignOut({ children, ...rest }: ComponentPropsWithRef<'button'>) {
  const { messages } = useShopUi()
  const { setOpen } = useSidebar('SignOut')
  return (
    <li {...attrs('item')}>
      <button
        type="button"
        {...rest}
        onClick={composeEventHandlers(rest.onClick, () => setOpen(false, 'select'))}
        {...attrs('sign-out')}
      >
        {children ?? (
          <>
            <SignOutIcon size="small" />
            {messages.account.signOut}
          </>
        )}
      </button>
    </li>
  )
}
