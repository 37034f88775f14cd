import type { PaymentStart } from '@shop/contract'
import { Button } from '@shop/ui/button'
import type { CheckoutWords } from '../words/uk/checkout.ts'

interface OrderPayProps {
  words: CheckoutWords['thanks']
  /** What pressing «pay» came to. */
  payment: { form: PaymentStart | null; failed: boolean } | undefined
  id: string
}

/** Leads to the provider's page: by our action first, then, where the provider wants a form, by that form. */
export function OrderPay({ words, payment, id }: OrderPayProps) {
  const form = payment?.form
  if (form?.kind === 'form')
    return (
      <form method="post" action={form.action} className="thanks__pay">
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="accent">
          {words.pay}
        </Button>
      </form>
    )
  return (
    <form method="post" className="thanks__pay">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="payment" value={id} />
      <Button type="submit" variant="accent">
        {words.pay}
      </Button>
      {payment?.failed && <p role="alert">{words.payFailed}</p>}
    </form>
  )
}
