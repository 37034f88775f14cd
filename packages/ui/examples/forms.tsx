import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/error-summary'
import { EmailField, RadioGroup, RadioGroupItem, TextareaField } from '@shop/ui/field'
import { useActionState } from 'react'

interface Result {
  errors: Readonly<Record<string, string>>
  sent: boolean
  /** What was typed: React resets a form after its action. */
  typed: FormData | null
}

/** Stands for a server action; the same rules apply there and here. */
async function send(_: Result, form: FormData): Promise<Result> {
  const errors: Record<string, string> = {}
  if (!String(form.get('email')).includes('@')) errors.email = 'The e-mail must contain @'
  if (!form.get('delivery')) errors.delivery = 'Choose a delivery method'
  return { errors, sent: Object.keys(errors).length === 0, typed: form }
}

const labels: Readonly<Record<string, string>> = { email: 'E-mail', delivery: 'Delivery' }

export function ContactForm() {
  const [{ errors, sent, typed }, action, pending] = useActionState(send, { errors: {}, sent: false, typed: null })
  return (
    <form action={action} noValidate>
      <ErrorSummary errors={Object.entries(errors).map(([id, text]) => ({ id, text: `${labels[id]}: ${text}` }))} />
      <EmailField
        id="email"
        name="email"
        label="E-mail"
        required
        error={errors.email}
        defaultValue={String(typed?.get('email') ?? '')}
      />
      <RadioGroup id="delivery" name="delivery" label="Delivery" required error={errors.delivery}>
        <RadioGroupItem value="branch" title="Branch" aside="95 ₴" />
        <RadioGroupItem value="courier" title="Courier" aside="140 ₴" />
      </RadioGroup>
      <TextareaField name="comment" label="Comment" max={700} optional />
      <Button type="submit" variant="accent" pending={pending}>
        Send
      </Button>
      <p role="status">{sent && 'Sent'}</p>
    </form>
  )
}
