import type { Order } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { formatMessage } from '@shop/ui/messages/format'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'

/** A cancellation that waits for confirmation; `error`: why it was rejected. */
export interface Cancellation {
  error: string | null
}

interface OrderCancelProps {
  order: Order
  cancellation: Cancellation | null
  words: CheckoutWords['order']
  /** Hidden fields of its forms. */
  children?: ReactNode
}

/** Cancels a new order: the first submit asks for confirmation, the second cancels. Forms, with scripts or without. */
export function OrderCancel({ order, cancellation, words: { number, cancel: words }, children }: OrderCancelProps) {
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isSending = useNavigation().formMethod === 'POST'
  useEffect(() => {
    if (!cancellation) return
    heading.current?.focus({ preventScroll: true })
    // With its buttons, which the focus alone would leave below the window.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [cancellation])
  if (!cancellation)
    return (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="ask-cancel" />
        {children}
        <Button type="submit" variant="quiet">
          {words.button}
        </Button>
      </Form>
    )
  return (
    <section className="thank-you__cancel" aria-labelledby={title} ref={section}>
      <h2 id={title} data-text="h3" tabIndex={-1} ref={heading}>
        {formatMessage(words.title, { number: formatMessage(number, { number: order.number }) })}
      </h2>
      <p>{order.payment_status === 'paid' ? words.paidText : words.text}</p>
      {cancellation.error && <p role="alert">{cancellation.error}</p>}
      <div className="thank-you__actions">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="cancel" />
          {children}
          <Button type="submit" variant="neutral" pending={isSending}>
            {words.confirm}
          </Button>
        </Form>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="keep" />
          {children}
          <Button type="submit">{words.decline}</Button>
        </Form>
      </div>
    </section>
  )
}
