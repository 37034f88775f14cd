import type { CartCommand } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import type { ComponentProps } from 'react'
import { usePrehydrationQueue } from '../../platform/hydration/prehydration-queue.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { type CartIntent, parseCartForm } from './cart-form-data.ts'
import { useCart } from './cart-provider.tsx'

interface CartFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit' | 'ref'> {
  intent: CartIntent
  /** Id of its line. */
  line?: number
  /** Called with the command when scripts submit it. */
  onCommand?: (command: CartCommand) => void
}

/**
 * A form that changes the cart. Without scripts it is posted to the cart page; with scripts the same fields become an event of
 * the cart's flow.
 */
export function CartForm({ intent, line, onCommand, children, ...rest }: CartFormProps) {
  const { locale } = usePage()
  const cart = useCart()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  return (
    <form
      {...rest}
      {...queue}
      method="post"
      action={localise('/cart', locale)}
      onSubmit={event => {
        const { currentTarget: form, nativeEvent } = event
        // With the pressed button, whose value is the size.
        const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
        const command = parseCartForm(new FormData(form, submitter))
        if (!command) return
        event.preventDefault()
        // The stepper sends each change itself; its form is needed without scripts only.
        if (intent === 'count') return
        cart.send(command)
        onCommand?.(command)
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {line !== undefined && <input type="hidden" name="id" value={line} />}
      {children}
    </form>
  )
}
