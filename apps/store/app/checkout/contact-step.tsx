import { contactForm, recipientForm } from '@shop/contract/fields'
import { type CheckoutValues, hasRecipient } from '@shop/flows/checkout/rules'
import { CheckboxField, EmailField, PhoneField, TextField } from '@shop/ui/field'
import { StepList } from '@shop/ui/step-list'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import { fieldProps, type StepFields } from './form-field.ts'

/** Name of the checkbox that opens the recipient's fields. */
const RECIPIENT = 'recipient'

interface ContactStepProps {
  fields: StepFields
  words: CheckoutWords
}

/** Step 1: who buys, and who collects it when that is somebody else. */
export function ContactFields({ fields, words }: ContactStepProps) {
  const field = (name: string) => fieldProps(fields, name)
  const hasOtherRecipient = hasRecipient(fields.values)
  return (
    <>
      <div className="fields2">
        <TextField
          {...field('contact.name')}
          label={words.name}
          required
          maxLength={contactForm.name.max}
          autoComplete="given-name"
        />
        <TextField
          {...field('contact.last_name')}
          label={words.lastName}
          required
          maxLength={contactForm.last_name.max}
          autoComplete="family-name"
        />
        <PhoneField {...field('contact.phone')} label={words.phone} required />
        <EmailField {...field('contact.email')} label={words.email} required hint={words.emailHint} />
      </div>
      <div className="other">
        <CheckboxField
          label={words.otherRecipient}
          name={RECIPIENT}
          id={RECIPIENT}
          value="on"
          checked={hasOtherRecipient}
          aria-expanded={hasOtherRecipient}
          onCheckedChange={checked => fields.onValueChange(RECIPIENT, checked ? 'on' : '')}
        />
        {hasOtherRecipient && (
          <fieldset className="fields2">
            <legend data-visually-hidden="">{words.recipient}</legend>
            <TextField
              {...field('recipient.name')}
              label={words.name}
              required
              maxLength={recipientForm.name.max}
              autoComplete="section-recipient given-name"
            />
            <TextField
              {...field('recipient.last_name')}
              label={words.lastName}
              required
              maxLength={recipientForm.last_name.max}
              autoComplete="section-recipient family-name"
            />
            <PhoneField
              {...field('recipient.phone')}
              label={words.phone}
              required
              autoComplete="section-recipient tel"
            />
          </fieldset>
        )}
      </div>
    </>
  )
}

const fullName = (values: CheckoutValues, of: 'contact' | 'recipient') =>
  `${values[`${of}.name`] ?? ''} ${values[`${of}.last_name`] ?? ''}`.trim()

/** The finished step 1. */
export function ContactFacts({ values, words }: { values: CheckoutValues; words: CheckoutWords }) {
  return (
    <>
      <StepList.Fact term={words.buyer}>{fullName(values, 'contact')}</StepList.Fact>
      <StepList.Fact term={words.phone}>
        <span className="nobreak">{values['contact.phone']}</span>
      </StepList.Fact>
      <StepList.Fact term={words.email}>{values['contact.email']}</StepList.Fact>
      {hasRecipient(values) && (
        <StepList.Fact term={words.recipient}>
          {fullName(values, 'recipient')}, <span className="nobreak">{values['recipient.phone']}</span>
        </StepList.Fact>
      )}
    </>
  )
}
