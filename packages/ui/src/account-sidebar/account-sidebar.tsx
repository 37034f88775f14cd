'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, useMemo } from 'react'
import { type Disclosure, type DisclosureReason, useDisclosure } from '../disclosure/use-disclosure.ts'
import { DownIcon } from '../icon/icons.tsx'
import { AccountLinkItem, SignOutItem, type SignOutProps } from '../internal/account-items.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { PHONE } from '../internal/breakpoints.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { PartElement } from '../internal/slot.tsx'
import { useMediaQuery } from '../internal/use-media-query.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { type LinkPartProps, useShopUi } from '../provider/provider.tsx'
import type { accountSidebarData } from './account-sidebar.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof accountSidebarData>('account-sidebar')

interface Sidebar extends Disclosure {
  collapsible: boolean
}
const SidebarContext = /* @__PURE__ */ createContext<Sidebar | null>(null)

const useSidebar = (part: string) => usePart(SidebarContext, `AccountSidebar.${part}`, 'AccountSidebar.Root')

const state = (open: boolean) => (open ? 'open' : 'closed')

export interface AccountSidebarRootProps extends ComponentPropsWithRef<'nav'> {
  /** Controlled open state of the collapsed list. */
  open?: boolean | undefined
  /** Open state of the collapsed list on the first render. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the collapsed list opens or closes, with the reason; `cancel()` prevents it. */
  onOpenChange?: ChangeHandler<boolean, DisclosureReason> | undefined
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
 *
 * The current section has aria-current; signing out is a button, since it is not a page. Not for more than about ten sections, or
 * nested ones: use the menu.
 */
export function AccountSidebarRoot(props: AccountSidebarRootProps) {
  const { open, defaultOpen, onOpenChange, collapseQuery = PHONE, ref, ...rest } = props
  const { messages } = useShopUi()
  const disclosure = useDisclosure({ open, defaultOpen, onOpenChange })
  const collapsible = useMediaQuery(collapseQuery)
  const sidebar = useMemo(() => ({ ...disclosure, collapsible }), [disclosure, collapsible])
  const { rootProps } = disclosure
  const mergedRef = useMergedRefs<HTMLElement>(ref, rootProps.ref)
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
  /** Icon after the children; `null`: none. @default an arrow down */
  icon?: ReactNode
  /** Renders its only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/**
 * Toggles the list on narrow screens. Its children name the current section. Renders a `<button>`, `hidden` where the
 * list is always visible.
 */
export function AccountSidebarTrigger(props: AccountSidebarTriggerProps) {
  const { icon = <DownIcon size="small" />, asChild = false, children, ref, ...rest } = props
  const { open, hydrated, collapsible, buttonProps } = useSidebar('Trigger')
  const mergedRef = useMergedRefs(ref, buttonProps.ref)
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
      {icon}
    </>
  )
  return (
    <PartElement as="button" asChild={asChild} {...shared} wrapContent={wrapContent}>
      {children}
    </PartElement>
  )
}

/** Links and the sign-out button. Renders a `<ul>`. */
export function AccountSidebarContent(props: ComponentPropsWithRef<'ul'>) {
  const { open, collapsible, panelProps } = useSidebar('Content')
  return (
    <ul
      {...props}
      id={panelProps.id}
      hidden={panelProps.hidden && collapsible}
      data-state={state(open)}
      {...attrs('content')}
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
export function AccountSidebarLink({ count, current, ...rest }: AccountSidebarLinkProps) {
  const { setOpen } = useSidebar('Link')
  const wrapContent = (content: ReactNode) => (
    <>
      {content}
      {count !== undefined && <span {...attrs('count')}>{count}</span>}
    </>
  )
  return <AccountLinkItem {...rest} current={current} wrapContent={wrapContent} attrs={attrs} setOpen={setOpen} />
}

export type AccountSidebarSignOutProps = SignOutProps

/** Sign-out button with the provider's text by default. Renders `<li>` and a `<button>`, which gets the props. */
export function AccountSidebarSignOut(props: AccountSidebarSignOutProps) {
  const { setOpen } = useSidebar('SignOut')
  return <SignOutItem {...props} attrs={attrs} setOpen={setOpen} />
}
