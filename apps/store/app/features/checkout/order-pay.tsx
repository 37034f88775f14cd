import type { Order, PaymentStart } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { formatMessage } from '@shop/ui/messages/format'
import { useEffect, useId, useRef } from 'react'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { useMoney } from '../../platform/words/use-money.ts'
import { isByInstalments, onlinePaymentOf } from './order-view.ts'
import { HeldUntil } from './orders/held-until.tsx'
import { usePaymentPolling } from './use-payment-polling.ts'

type PaymentOption = Order['payment']['options'][number]

/** A payment that was to be opened: the form that opens it, or why it could not be. */
export interface PaymentAction {
  form: PaymentStart | null
  error: string | null
}

interface OrderPayProps {
  order: Order
  words: CheckoutWords['order']
  /** URL of the order's page. */
  address: string
  action: PaymentAction | undefined
}

/** State of the payment online, with a way to pay. Forms and links, with scripts or without. */
export function OrderPay({ order, words, address, action }: OrderPayProps) {
  const title = useId()
  const money = useMoney()
  const state = onlinePaymentOf(order)
  const form = state !== 'paid' && action?.form?.kind === 'form' ? action.form : null
  usePaymentPolling(state === 'awaiting' && form === null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state may have removed the focused button
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [state])
  if (state === null) return null
  const { id: method, text, options, refunded } = order.payment
  const [first, ...others] = options
  const texts = words.online[state]
  const button = ({ id, name }: PaymentOption) => (
    <form key={id} method="post" action={address}>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="payment" value={id} />
      <Button type="submit" variant={id === first?.id ? 'accent' : 'neutral'}>
        {options.length === 1 && !isByInstalments(id) ? words.pay : formatMessage(words.payBy, { name })}
      </Button>
    </form>
  )
  return (
    <section
      className="thank-you__payment"
      data-state={state}
      aria-labelledby={title}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      <div role="status">
        <h2 id={title} data-text="h3" tabIndex={-1} ref={heading}>
          {texts.title}
        </h2>
        <p>{formatMessage(texts.text, { sum: money(refunded) })}</p>
        {state === 'awaiting' && isByInstalments(method) && <p>{text}</p>}
        <HeldUntil order={order} words={words} />
      </div>
      {action?.error && <p role="alert">{action.error}</p>}
      {form ? (
        <ProviderForm form={form} label={words.toPaymentPage} />
      ) : first === undefined ? null : (
        <div className="thank-you__actions">
          {button(first)}
          {others.length === 1 && others.map(button)}
          {state === 'awaiting' && (
            <a data-text="link" href={address}>
              {words.online.refresh}
            </a>
          )}
          {others.length > 1 && (
            <details>
              <summary data-text="link">{words.payOtherwise}</summary>
              <div className="thank-you__actions">{others.map(button)}</div>
            </details>
          )}
        </div>
      )}
    </section>
  )
}

/** Opens the provider's page: by itself with scripts, by its button without. */
function ProviderForm({ form, label }: { form: Extract<PaymentStart, { kind: 'form' }>; label: string }) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Back from the provider's page leads to the order, which opens nothing by itself.
    const url = new URL(location.href)
    if (!url.searchParams.has('pay')) return
    url.searchParams.delete('pay')
    history.replaceState(history.state, '', url)
    element.current?.submit()
  }, [])
  return (
    <form method="post" action={form.action} ref={element}>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="accent">
        {label}
      </Button>
    </form>
  )
}
