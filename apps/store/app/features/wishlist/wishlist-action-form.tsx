import type { WishlistAction } from '@shop/flows/wishlist'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { usePrehydrationQueue } from '../../platform/hydration/prehydration-queue.ts'
import { parseWishlistForm } from './wishlist-form-data.ts'

interface WishlistActionFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  intent: 'add' | 'rename' | 'remove' | 'move'
  onAction: (action: WishlistAction) => void
}

/** A form that changes the wishlist: posted to the page it is on without scripts, an event of the flow with them. */
export function WishlistActionForm({ intent, onAction, children, ...rest }: WishlistActionFormProps) {
  const { pathname } = useLocation()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  return (
    <form
      {...queue}
      noValidate
      {...rest}
      method="post"
      action={pathname}
      onSubmit={event => {
        const action = parseWishlistForm(new FormData(event.currentTarget))
        if (!action) return
        event.preventDefault()
        onAction(action)
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  )
}
