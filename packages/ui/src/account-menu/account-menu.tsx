'use client'
import { type ComponentPropsWithRef, createContext, type MouseEvent, use, useMemo } from 'react'
import { type Disclosure, type DisclosureReason, useDisclosure } from '../disclosure/use-disclosure.ts'
import { SignOutIcon } from '../icon/icons.tsx'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { PlacedLink } from '../internal/placed-link.tsx'
import { Slot } from '../internal/slot.tsx'
import { type PlacedLinkProps, useShopUi } from '../provider/provider.tsx'
import type { accountMenuData } from './account-menu.data.ts'

// A disclosure of links and not a menu role: it leads to pages, works before scripts and costs 30 kB less than a menu would.
const at = /* @__PURE__ */ anatomy<typeof accountMenuData>('account-menu')

const AccountMenuContext = /* @__PURE__ */ createContext<Disclosure | null>(null)

function useAccountMenu(part: string): Disclosure {
  const disclosure = use(AccountMenuContext)
  if (disclosure) return disclosure
  throw new Error(`@shop/ui: <AccountMenu.${part}> has nothing to open. Put it inside <AccountMenu.Root>.`)
}

const state = (open: boolean) => (open ? 'open' : 'closed')

export interface AccountMenuRootProps extends ComponentPropsWithRef<'div'> {
  /** Makes it controlled. */
  open?: boolean | undefined
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined
  /** Fires when the list opens and closes, and why. */
  onOpenChange?: ((open: boolean, details: { reason: DisclosureReason }) => void) | undefined
}

/**
 * Ways into the account from the header, opened by press. Escape brings the focus back to the button, leaving by Tab and
 * pressing outside close. Handlers: yours first, `preventDefault()` cancels ours. Renders a `<div>`.
 */
export function AccountMenuRoot({ open, defaultOpen, onOpenChange, ref, ...rest }: AccountMenuRootProps) {
  const disclosure = useDisclosure({ open, defaultOpen, onOpenChange })
  const { rootProps } = disclosure
  const merged = useMemo(() => mergeRefs(ref, rootProps.ref), [ref, rootProps.ref])
  return (
    <AccountMenuContext value={disclosure}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus; what acts is the button */}
      <div
        {...rest}
        ref={merged}
        onBlur={first(rest.onBlur, rootProps.onBlur)}
        data-state={state(disclosure.open)}
        data-ready={presence(disclosure.ready)}
        {...at('root')}
      />
    </AccountMenuContext>
  )
}

export interface AccountMenuButtonProps extends ComponentPropsWithRef<'button'> {
  /** Name of the button, the shopper's visible name included: «Account: Alexander». */
  'aria-label'?: string
  /** Renders the only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/** Opens the list; an icon or the shopper's name is its child. Renders a `<button>`. */
export function AccountMenuButton({ asChild = false, ref, ...rest }: AccountMenuButtonProps) {
  const { messages } = useShopUi()
  const { open, buttonProps } = useAccountMenu('Button')
  const merged = useMemo(() => mergeRefs(ref, buttonProps.ref), [ref, buttonProps.ref])
  const shared = {
    'aria-label': messages.account.label,
    ...rest,
    ...buttonProps,
    ref: merged,
    onClick: first(rest.onClick, buttonProps.onClick),
    'data-state': state(open),
    ...at('button'),
  }
  return asChild ? <Slot {...shared} /> : <button type="button" {...shared} />
}

/** Renders a `<ul>`, hidden while closed once scripts run. */
export function AccountMenuList(props: ComponentPropsWithRef<'ul'>) {
  const { open, panelProps } = useAccountMenu('List')
  return <ul {...props} {...panelProps} data-state={state(open)} {...at('list')} />
}

export type AccountMenuLinkProps = PlacedLinkProps & {
  /** The page shown. @default false */
  current?: boolean | undefined
}

/** One section. Renders `<li>` and the provider's link or your own, which gets the props. */
export function AccountMenuLink({ current, ...rest }: AccountMenuLinkProps) {
  const { setOpen } = useAccountMenu('Link')
  return (
    <li {...at('item')}>
      <PlacedLink
        {...rest}
        onClick={first<MouseEvent<HTMLAnchorElement>>(rest.onClick, () => setOpen(false, 'choice'))}
        aria-current={current ? 'page' : undefined}
        {...at('link')}
      />
    </li>
  )
}

/** The way out, in the provider's word unless given children. Renders `<li>` and a `<button>`, which gets the props. */
export function AccountMenuSignOut({ children, ...rest }: ComponentPropsWithRef<'button'>) {
  const { messages } = useShopUi()
  const { setOpen } = useAccountMenu('SignOut')
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
