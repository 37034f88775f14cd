'use client'
import { type ComponentPropsWithRef, createContext, type MouseEvent, type ReactNode, use, useMemo } from 'react'
import { type Disclosure, type DisclosureReason, useDisclosure } from '../disclosure/use-disclosure.ts'
import { DownIcon, SignOutIcon } from '../icon/icons.tsx'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { PlacedLink } from '../internal/placed-link.tsx'
import { Slot } from '../internal/slot.tsx'
import { useMedia } from '../internal/use-media.ts'
import { type PlacedLinkProps, useShopUi } from '../provider/provider.tsx'
import type { accountSidebarData } from './account-sidebar.data.ts'

const at = /* @__PURE__ */ anatomy<typeof accountSidebarData>('account-sidebar')

interface Sidebar extends Disclosure {
  narrow: boolean
}
const SidebarContext = /* @__PURE__ */ createContext<Sidebar | null>(null)

function useSidebar(part: string): Sidebar {
  const sidebar = use(SidebarContext)
  if (sidebar) return sidebar
  throw new Error(`@shop/ui: <AccountSidebar.${part}> must be used inside <AccountSidebar.Root>.`)
}

const state = (open: boolean) => (open ? 'open' : 'closed')

/** Media query under which the list collapses behind its trigger. Source: shop spec §9, "mobile ≤ 767.98 px". */
export const SIDEBAR_FOLDS = '(max-width: 767.98px)'

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
  folds?: string | undefined
}

/**
 * Account navigation: a list of links. On narrow screens it collapses behind a trigger that names the current section;
 * Escape, a press outside and selecting a link close it. Event handlers passed as props run first; `preventDefault()`
 * in them skips the built-in behaviour. Renders a named `<nav>`.
 */
export function AccountSidebarRoot(props: AccountSidebarRootProps) {
  const { open, defaultOpen, onOpenChange, folds = SIDEBAR_FOLDS, ref, ...rest } = props
  const { messages } = useShopUi()
  const disclosure = useDisclosure({ open, defaultOpen, onOpenChange })
  const narrow = useMedia(folds)
  const sidebar = useMemo(() => ({ ...disclosure, narrow }), [disclosure, narrow])
  const { rootProps } = disclosure
  const merged = useMemo(() => mergeRefs<HTMLElement>(ref, rootProps.ref), [ref, rootProps.ref])
  return (
    <SidebarContext value={sidebar}>
      <nav
        aria-label={messages.account.label}
        {...rest}
        ref={merged}
        onBlur={first(rest.onBlur, rootProps.onBlur)}
        data-state={state(disclosure.open)}
        data-ready={presence(disclosure.ready)}
        {...at('root')}
      />
    </SidebarContext>
  )
}

export interface AccountSidebarButtonProps extends ComponentPropsWithRef<'button'> {
  /** Renders its only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/**
 * Toggles the list on narrow screens. Its children name the current section. Renders a `<button>`, `hidden` where the
 * list is always visible.
 */
export function AccountSidebarButton({ asChild = false, children, ref, ...rest }: AccountSidebarButtonProps) {
  const { open, ready, narrow, buttonProps } = useSidebar('Button')
  const merged = useMemo(() => mergeRefs(ref, buttonProps.ref), [ref, buttonProps.ref])
  const shared = {
    ...rest,
    ...buttonProps,
    ref: merged,
    hidden: ready && !narrow,
    onClick: first(rest.onClick, buttonProps.onClick),
    'data-state': state(open),
    ...at('button'),
  }
  const around = (content: ReactNode) => (
    <>
      {content}
      <DownIcon size="small" />
    </>
  )
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

/** Links and the sign-out button. Renders a `<ul>`. */
export function AccountSidebarList(props: ComponentPropsWithRef<'ul'>) {
  const { open, narrow, panelProps } = useSidebar('List')
  return (
    <ul {...props} id={panelProps.id} hidden={panelProps.hidden && narrow} data-state={state(open)} {...at('list')} />
  )
}

export type AccountSidebarLinkProps = PlacedLinkProps & {
  /** Marks the current page with `aria-current`. @default false */
  current?: boolean | undefined
  /** Number after the label, for example of orders. */
  count?: ReactNode
}

/** One section. Renders `<li>` and a link: the provider's, or your own with `asChild`. Props go to the link. */
export function AccountSidebarLink({ current, count, ...rest }: AccountSidebarLinkProps) {
  const { setOpen } = useSidebar('Link')
  return (
    <li {...at('item')}>
      <PlacedLink
        {...rest}
        around={content => (
          <>
            {content}
            {count !== undefined && <span {...at('count')}>{count}</span>}
          </>
        )}
        onClick={first<MouseEvent<HTMLAnchorElement>>(rest.onClick, () => setOpen(false, 'choice'))}
        aria-current={current ? 'page' : undefined}
        {...at('link')}
      />
    </li>
  )
}

/** Sign-out button with the provider's text by default. Renders `<li>` and a `<button>`, which gets the props. */
export function AccountSidebarSignOut({ children, ...rest }: ComponentPropsWithRef<'button'>) {
  const { messages } = useShopUi()
  const { setOpen } = useSidebar('SignOut')
  return (
    <li {...at('item')}>
      <button type="button" {...rest} onClick={first(rest.onClick, () => setOpen(false, 'choice'))} {...at('sign-out')}>
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
