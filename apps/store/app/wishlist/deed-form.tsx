import { localise } from '@shop/contract/locales'
import type { WishlistAction } from '@shop/flows/wishlist'
import type { ComponentProps } from 'react'
import { usePage } from '../page.ts'
import { readDeed } from './deed.ts'

interface DeedFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  intent: 'add' | 'rename' | 'remove' | 'move'
  onDeed: (deed: WishlistAction) => void
}

/** A form that does something to the wishlist: sent to its page without scripts, a deed of the flow with them. */
export function DeedForm({ intent, onDeed, children, ...rest }: DeedFormProps) {
  const { locale } = usePage()
  return (
    <form
      noValidate
      {...rest}
      method="post"
      action={localise('/wishlist', locale)}
      onSubmit={event => {
        const deed = readDeed(new FormData(event.currentTarget))
        if (!deed) return
        event.preventDefault()
        onDeed(deed)
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  )
}
