import type { PaymentStart } from '@shop/contract'
import { Button } from '@shop/ui/button'
import type { CheckoutWords } from '../words/uk/checkout.ts'

/** Result of the route action that starts a payment. */
export interface PaymentAction {
  form: PaymentStart | null
  failed: boolean
}

interface OrderPayProps {
  words: CheckoutWords['order']
  action: PaymentAction | undefined
  id: string
}

/** Opens the provider's page: by the route action first, then, where the provider requires a form, by that form. */
export function OrderPay({ words, action, id }: OrderPayProps) {
  const form = action?.form
  if (form?.kind === 'form')
    return (
      <form method="post" action={form.action} className="thank-you__pay">
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="accent">
          {words.pay}
        </Button>
      </form>
    )
  return (
    <form method="post" className="thank-you__pay">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="payment" value={id} />
      <Button type="submit" variant="accent">
        {words.pay}
      </Button>
      {action?.failed && <p role="alert">{words.payFailed}</p>}
    </form>
  )
}
