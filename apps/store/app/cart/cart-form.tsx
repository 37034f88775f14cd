import { localise } from '@shop/contract/locales'
import type { ComponentProps } from 'react'
import { usePage } from '../page.ts'
import { useCartCommands } from '../wiring/cart-commands.ts'
import { readCommand } from './command.ts'

interface CartFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  intent: 'add' | 'count' | 'remove' | 'clear' | 'coupon'
  /** The line it is about. */
  line?: number
}

/**
 * A form that does something to the cart. Without scripts it is sent to the page of the cart; with them the same fields
 * become a command of the cart's flow and the page stays.
 */
export function CartForm({ intent, line, children, ...rest }: CartFormProps) {
  const { locale } = usePage()
  const take = useCartCommands()
  return (
    <form
      {...rest}
      method="post"
      action={localise('/cart', locale)}
      onSubmit={event => {
        const command = readCommand(new FormData(event.currentTarget))
        if (!command) return
        event.preventDefault()
        // A stepper tells every change by itself; its form is for pages without scripts.
        if (command.intent !== 'count') take(command)
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {line !== undefined && <input type="hidden" name="id" value={line} />}
      {children}
    </form>
  )
}
