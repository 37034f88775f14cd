'use client'
import { type ComponentPropsWithRef, createContext, type MouseEvent, use, useMemo } from 'react'
import { type Disclosure, type DisclosureReason, useDisclosure } from '../disclosure/use-disclosure.ts'
import { SignOutIcon } from '../icon/icons.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { LinkPart } from '../internal/link-part.tsx'
import { mergeRefs } from '../internal/merge-refs.ts'
import { Slot } from '../internal/slot.tsx'
import { type LinkPartProps, useShopUi } from '../provider/provider.tsx'
import type { accountMenuData } from './account-menu.data.ts'

// A disclosure of links, not an ARIA menu: its items lead to pages, it works before hydration and is 30 kB smaller.
const attrs = /* @__PURE__ */ createAnatomy<typeof accountMenuData>('account-menu')

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
  const mergedRef = useMemo(() => mergeRefs(ref, rootProps.ref), [ref, rootProps.ref])
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
  const mergedRef = useMemo(() => mergeRefs(ref, buttonProps.ref), [ref, buttonProps.ref])
  const shared = {
    'aria-label': messages.account.label,
    ...rest,
    ...buttonProps,
    ref: mergedRef,
    onClick: composeEventHandlers(rest.onClick, buttonProps.onClick),
    'data-state': state(open),
    ...attrs('trigger'),
  }
  return asChild ? <Slot {...shared} /> : <button type="button" {...shared} />
}

/** Renders a `<ul>`, `hidden` while closed. Before hydration it is not `hidden`, so that CSS can show it. */
export function AccountMenuList(props: ComponentPropsWithRef<'ul'>) {
  const { open, panelProps } = useAccountMenu('List')
  return <ul {...props} {...panelProps} data-state={state(open)} {...attrs('list')} />
}

export type AccountMenuLinkProps = LinkPartProps & {
  /** Marks the current page with `aria-current`. @default false */
  current?: boolean | undefined
}

/** One section. Renders `<li>` and a link: the provider's, or your own with `asChild`. Props go to the link. */
export function AccountMenuLink({ current, ...rest }: AccountMenuLinkProps) {
  const { setOpen } = useAccountMenu('Link')
  return (
    <li {...attrs('item')}>
      <LinkPart
        {...rest}
        onClick={composeEventHandlers<MouseEvent<HTMLAnchorElement>>(rest.onClick, () => setOpen(false, 'select'))}
        aria-current={current ? 'page' : undefined}
        {...attrs('link')}
      />
    </li>
  )
}

/** Sign-out button with the provider's text by default. Renders `<li>` and a `<button>`, which gets the props. */
export function AccountMenuSignOut({ children, ...rest }: ComponentPropsWithRef<'button'>) {
  const { messages } = useShopUi()
  const { setOpen } = useAccountMenu('SignOut')
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
