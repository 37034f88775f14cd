import { localise } from '@shop/contract/locales'
import type { WishlistAction } from '@shop/flows/wishlist'
import type { ComponentProps } from 'react'
import { usePage } from '../page.ts'
import { parseWishlistForm } from './wishlist-form-data.ts'

interface WishlistActionFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  intent: 'add' | 'rename' | 'remove' | 'move'
  onAction: (action: WishlistAction) => void
}

/** A form that changes the wishlist: posted to its page without scripts, an event of the flow with them. */
export function WishlistActionForm({ intent, onAction, children, ...rest }: WishlistActionFormProps) {
  const { locale } = usePage()
  return (
    <form
      noValidate
      {...rest}
      method="post"
      action={localise('/wishlist', locale)}
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
