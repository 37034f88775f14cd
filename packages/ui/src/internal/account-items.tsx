import type { ComponentProps, ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import type { Disclosure } from '../disclosure/use-disclosure.ts'
import { SignOutIcon } from '../icon/icons.tsx'
import { useShopUi } from '../provider/provider.tsx'
import { composeEventHandlers } from './compose-event-handlers.ts'
import { LinkPart } from './link-part.tsx'
import { PartElement } from './slot.tsx'

// The items that the menu and the sidebar of the account share.

interface ItemProps {
  /** Attributes of a part of the menu or the sidebar. */
  attrs: (part: 'item' | 'link' | 'sign-out') => object
  /** Of the list, which a press closes. */
  setOpen: Disclosure['setOpen']
}

interface LinkItemProps extends ComponentProps<typeof LinkPart>, ItemProps {
  current: boolean | undefined
}

/** One section: `<li>` and a link. */
export function AccountLinkItem({ attrs, setOpen, current, ...rest }: LinkItemProps) {
  return (
    <li {...attrs('item')}>
      <LinkPart
        {...rest}
        onClick={composeEventHandlers<MouseEvent<HTMLAnchorElement>>(rest.onClick, event => {
          setOpen(false, 'select', event)
        })}
        aria-current={current ? 'page' : undefined}
        {...attrs('link')}
      />
    </li>
  )
}

export interface SignOutProps extends ComponentPropsWithRef<'button'> {
  /** Renders its only child instead of a `<button>`, for example a form's submit button. @default false */
  asChild?: boolean | undefined
  /** Icon before the text; `null`: none. @default a door with an arrow */
  icon?: ReactNode
}

/** The sign-out button: `<li>` and a `<button>`. */
export function SignOutItem(props: SignOutProps & ItemProps) {
  const { attrs, setOpen, asChild = false, icon = <SignOutIcon size="small" />, children, ...rest } = props
  const { messages } = useShopUi()
  const shared = {
    ...rest,
    onClick: composeEventHandlers(rest.onClick, event => {
      setOpen(false, 'select', event)
    }),
    ...attrs('sign-out'),
  }
  return (
    <li {...attrs('item')}>
      <PartElement as="button" asChild={asChild} {...shared}>
        {children ?? (
          <>
            {icon}
            {messages.account.signOut}
          </>
        )}
      </PartElement>
    </li>
  )
}
