'use client'
import { type ComponentPropsWithRef, createContext } from 'react'
import { type Disclosure, type DisclosureReason, useDisclosure } from '../disclosure/use-disclosure.ts'
import { AccountLinkItem, SignOutItem, type SignOutProps } from '../internal/account-items.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { PartElement } from '../internal/slot.tsx'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import { useShiftIntoView } from '../internal/use-shift-into-view.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { type LinkPartProps, useShopUi } from '../provider/provider.tsx'
import type { accountMenuData } from './account-menu.data.ts'

// A disclosure of links, not an ARIA menu: its items lead to pages, it works before hydration and is 30 kB smaller.
const attrs = /* @__PURE__ */ createAnatomy<typeof accountMenuData>('account-menu')

const AccountMenuContext = /* @__PURE__ */ createContext<Disclosure | null>(null)

const useAccountMenu = (part: string) => usePart(AccountMenuContext, `AccountMenu.${part}`, 'AccountMenu.Root')

const state = (open: boolean) => (open ? 'open' : 'closed')

export interface AccountMenuRootProps extends ComponentPropsWithRef<'div'> {
  /** Controlled value. */
  open?: boolean | undefined
  /** Open state on the first render. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the list opens or closes, with the reason; `cancel()` prevents it. */
  onOpenChange?: ChangeHandler<boolean, DisclosureReason> | undefined
}

/**
 * Menu of account pages for the header, opened by press. Escape closes it and returns focus to the trigger; moving
 * focus out or pressing outside closes it too. Event handlers passed as props run first; `preventDefault()` in them
 * skips the built-in behaviour. Renders a `<div>`.
 *
 * A disclosure, not an ARIA menu: arrow keys are not taken, so Tab works as everywhere on the page. Not for actions on an object
 * («move to another list»): use the action menu.
 */
export function AccountMenuRoot({ open, defaultOpen, onOpenChange, ref, ...rest }: AccountMenuRootProps) {
  const disclosure = useDisclosure({ open, defaultOpen, onOpenChange })
  const { rootProps } = disclosure
  const mergedRef = useMergedRefs(ref, rootProps.ref)
  return (
    <AccountMenuContext value={disclosure}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes focus events; the interactive element is the button */}
      <div
        {...rest}
        ref={mergedRef}
        onBlur={composeEventHandlers(rest.onBlur, rootProps.onBlur)}
        data-state={state(disclosure.open)}
        data-hydrated={dataAttr(disclosure.hydrated)}
        {...attrs('root')}
      />
    </AccountMenuContext>
  )
}

export interface AccountMenuTriggerProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name, including the visible user name: «Account: Alexander». */
  'aria-label'?: string
  /** Renders its only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/** Toggles the list; its child is an icon or the user's name. Renders a `<button>`. */
export function AccountMenuTrigger({ asChild = false, ref, ...rest }: AccountMenuTriggerProps) {
  const { messages } = useShopUi()
  const { open, buttonProps } = useAccountMenu('Trigger')
  const mergedRef = useMergedRefs(ref, buttonProps.ref)
  const shared = {
    'aria-label': messages.account.label,
    ...rest,
    ...buttonProps,
    ref: mergedRef,
    onClick: composeEventHandlers(rest.onClick, buttonProps.onClick),
    'data-state': state(open),
    ...attrs('trigger'),
  }
  return <PartElement as="button" asChild={asChild} {...shared} />
}

/**
 * Shifted into the viewport where it would be outside of it. Renders a `<ul>`, `hidden` while closed. Before
 * hydration it is not `hidden`, so that CSS can show it.
 */
export function AccountMenuContent({ ref, ...rest }: ComponentPropsWithRef<'ul'>) {
  const { open, panelProps } = useAccountMenu('Content')
  const list = useShiftIntoView<HTMLUListElement>(open)
  const mergedRef = useMergedRefs(ref, list)
  return <ul {...rest} {...panelProps} ref={mergedRef} data-state={state(open)} {...attrs('content')} />
}

export type AccountMenuLinkProps = LinkPartProps & {
  /** Marks the current page with `aria-current`. @default false */
  current?: boolean | undefined
}

/** One section. Renders `<li>` and a link: the provider's, or your own with `asChild`. Props go to the link. */
export function AccountMenuLink({ current, ...rest }: AccountMenuLinkProps) {
  const { setOpen } = useAccountMenu('Link')
  return <AccountLinkItem {...rest} current={current} attrs={attrs} setOpen={setOpen} />
}

export type AccountMenuSignOutProps = SignOutProps

/** Sign-out button with the provider's text by default. Renders `<li>` and a `<button>`, which gets the props. */
export function AccountMenuSignOut(props: AccountMenuSignOutProps) {
  const { setOpen } = useAccountMenu('SignOut')
  return <SignOutItem {...props} attrs={attrs} setOpen={setOpen} />
}
