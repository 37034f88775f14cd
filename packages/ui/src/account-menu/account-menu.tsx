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

// A disclosure of links, not an ARIA menu: its items lead to pages, it works before hydration and is 30 kB smaller.
const at = /* @__PURE__ */ anatomy<typeof accountMenuData>('account-menu')

const AccountMenuContext = /* @__PURE__ */ createContext<Disclosure | null>(null)

function useAccountMenu(part: string): Disclosure {
  const disclosure = use(AccountMenuContext)
  if (disclosure) return disclosure
  throw new Error(`@shop/ui: <AccountMenu.${part}> must be used inside <AccountMenu.Root>.`)
}

const state = (open: boolean) => (open ? 'open' : 'closed')

export interface AccountMenuRootProps extends ComponentPropsWithRef<'div'> {
  /** Controlled value. */
  open?: boolean | undefined
  /** Open state on the first render. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the list opens or closes, with the reason. */
  onOpenChange?: ((open: boolean, details: { reason: DisclosureReason }) => void) | undefined
}

/**
 * Menu of account pages for the header, opened by press. Escape closes it and returns focus to the trigger; moving
 * focus out or pressing outside closes it too. Event handlers passed as props run first; `preventDefault()` in them
 * skips the built-in behaviour. Renders a `<div>`.
 */
export function AccountMenuRoot({ open, defaultOpen, onOpenChange, ref, ...rest }: AccountMenuRootProps) {
  const disclosure = useDisclosure({ open, defaultOpen, onOpenChange })
  const { rootProps } = disclosure
  const merged = useMemo(() => mergeRefs(ref, rootProps.ref), [ref, rootProps.ref])
  return (
    <AccountMenuContext value={disclosure}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes focus events; the interactive element is the button */}
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
  /** Accessible name, including the visible user name: «Account: Alexander». */
  'aria-label'?: string
  /** Renders its only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/** Toggles the list; its child is an icon or the user's name. Renders a `<button>`. */
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

/** Renders a `<ul>`, `hidden` while closed. Before hydration it is not `hidden`, so that CSS can show it. */
export function AccountMenuList(props: ComponentPropsWithRef<'ul'>) {
  const { open, panelProps } = useAccountMenu('List')
  return <ul {...props} {...panelProps} data-state={state(open)} {...at('list')} />
}

export type AccountMenuLinkProps = PlacedLinkProps & {
  /** Marks the current page with `aria-current`. @default false */
  current?: boolean | undefined
}

/** One section. Renders `<li>` and a link: the provider's, or your own with `asChild`. Props go to the link. */
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

/** Sign-out button with the provider's text by default. Renders `<li>` and a `<button>`, which gets the props. */
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
