import type { Payment } from '@shop/contract'
import { RadioGroup, RadioGroupItem } from '@shop/ui/field'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { inputId, type StepFields } from './form-field.ts'

interface PaymentFieldsProps {
  fields: StepFields
  /** Those that the shipping method allows. */
  payments: readonly Payment[]
  words: CheckoutWords
}

/** Step 3: how it is paid. */
export function PaymentFields({ fields, payments, words }: PaymentFieldsProps) {
  const name = 'payment.id'
  return (
    <>
      <RadioGroup
        id={inputId(name)}
        name={name}
        label={words.payment}
        value={fields.values[name] || null}
        error={fields.errors[name]}
        required
        onValueChange={id => fields.onValueChange(name, id ?? '')}
      >
        {payments.map(({ id, name: title, text }) => (
          <RadioGroupItem key={id} value={id} title={title} description={text} />
        ))}
      </RadioGroup>
      <p data-text="caption">{words.carrierFeeNote}</p>
    </>
  )
}
