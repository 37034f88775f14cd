import { localise } from '@shop/contract/locales'
import type { ComponentProps } from 'react'
import { usePage } from '../page.ts'
import { type CartIntent, parseCartForm } from './cart-form-data.ts'
import { useCart } from './cart-provider.tsx'

interface CartFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  intent: CartIntent
  /** Id of its line. */
  line?: number
}

/**
 * A form that changes the cart. Without scripts it is posted to the cart page; with scripts the same fields become an event of
 * the cart's flow.
 */
export function CartForm({ intent, line, children, ...rest }: CartFormProps) {
  const { locale } = usePage()
  const cart = useCart()
  return (
    <form
      {...rest}
      method="post"
      action={localise('/cart', locale)}
      onSubmit={event => {
        const command = parseCartForm(new FormData(event.currentTarget))
        if (!command) return
        event.preventDefault()
        // The stepper sends each change itself; its form is needed without scripts only.
        if (intent !== 'count') cart.send(command)
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {line !== undefined && <input type="hidden" name="id" value={line} />}
      {children}
    </form>
  )
}
