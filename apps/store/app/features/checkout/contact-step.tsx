import { contactForm, recipientForm } from '@shop/contract/fields'
import { type CheckoutValues, hasCompany, hasRecipient } from '@shop/flows/checkout/rules'
import { Button } from '@shop/ui/button'
import { CheckboxField, EmailField, PhoneField, TextField } from '@shop/ui/field'
import { StepList } from '@shop/ui/step-list'
import { lazy, type MouseEvent, Suspense } from 'react'
import { fetchModule } from '../../platform/errors/chunk-reload.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { checkboxProps, fieldLabel, fieldProps, type StepFields } from './form-field.ts'

/** Fetched for orders of companies only. */
const CompanyFields = lazy(async () => ({
  default: (await fetchModule(() => import('./company-fields.tsx'))).CompanyFields,
}))

interface ContactStepProps {
  fields: StepFields
  words: CheckoutWords
  /** This browser remembers the contact and delivery of an earlier order. */
  isRemembered: boolean
}

/** Submits the button's form as without scripts, by a document of its own: everything in this one holds the values. */
function forget(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
  const { form, name, value } = event.currentTarget
  if (form) void import('./forget.ts').then(({ submitForget }) => submitForget(form, name, value))
}

/** Step 1: the buyer and, if different, the recipient. */
export function ContactFields({ fields, words, isRemembered }: ContactStepProps) {
  const field = (name: string) => ({ ...fieldProps(fields, name), label: fieldLabel(words, name) })
  const recipientField = (name: string, autoComplete: string) => ({
    ...field(`recipient.${name}`),
    required: true,
    autoComplete: `section-recipient ${autoComplete}`,
  })
  const hasOtherRecipient = hasRecipient(fields.values)
  return (
    <>
      <div className="field-grid">
        <TextField {...field('contact.name')} required maxLength={contactForm.name.max} autoComplete="given-name" />
        <TextField
          {...field('contact.last_name')}
          required
          maxLength={contactForm.last_name.max}
          autoComplete="family-name"
        />
        <PhoneField {...field('contact.phone')} required />
        <EmailField {...field('contact.email')} required hint={words.emailHint} />
      </div>
      <div className="other-recipient">
        <CheckboxField
          {...checkboxProps(fields, 'recipient')}
          label={words.otherRecipient}
          aria-expanded={hasOtherRecipient}
        />
        {hasOtherRecipient && (
          <fieldset className="field-grid">
            <legend data-visually-hidden="">{words.recipient}</legend>
            <TextField {...recipientField('name', 'given-name')} maxLength={recipientForm.name.max} />
            <TextField {...recipientField('last_name', 'family-name')} maxLength={recipientForm.last_name.max} />
            <PhoneField {...recipientField('phone', 'tel')} />
          </fieldset>
        )}
        <CheckboxField
          {...checkboxProps(fields, 'company')}
          label={words.company.checkbox}
          aria-expanded={hasCompany(fields.values)}
        />
        {hasCompany(fields.values) && (
          <Suspense>
            <CompanyFields fields={fields} words={words} />
          </Suspense>
        )}
        {Object.entries(words.wishes).map(([name, label]) => (
          <CheckboxField key={name} {...checkboxProps(fields, name)} label={label} />
        ))}
        <CheckboxField {...checkboxProps(fields, 'remember')} label={words.remember} aria-describedby="remember-hint" />
        <p id="remember-hint" data-text="caption">
          {words.rememberHint}
        </p>
        {isRemembered && (
          <Button type="submit" variant="quiet" name="intent" value="forget" onClick={forget}>
            {words.forget}
          </Button>
        )}
      </div>
    </>
  )
}

const fullName = (values: CheckoutValues, of: 'contact' | 'recipient') =>
  `${values[`${of}.name`] ?? ''} ${values[`${of}.last_name`] ?? ''}`.trim()

/** Summary of the finished step 1. */
export function ContactFacts({ values, words }: { values: CheckoutValues; words: CheckoutWords }) {
  return (
    <>
      <StepList.Fact term={words.buyer}>{fullName(values, 'contact')}</StepList.Fact>
      <StepList.Fact term={words.phone}>
        <span className="no-wrap">{values['contact.phone']}</span>
      </StepList.Fact>
      <StepList.Fact term={words.email}>{values['contact.email']}</StepList.Fact>
      {values.no_call && <StepList.Fact term={words.noCall.title}>{words.noCall.text}</StepList.Fact>}
      {hasRecipient(values) && (
        <StepList.Fact term={words.recipient}>
          <span>{`${fullName(values, 'recipient')},`}</span>{' '}
          <span className="no-wrap">{values['recipient.phone']}</span>
        </StepList.Fact>
      )}
      {hasCompany(values) && (
        <StepList.Fact term={words.company.title}>
          <span>{`${values['company.name']},`}</span> <span className="no-wrap">{values['company.edrpou']}</span>
        </StepList.Fact>
      )}
    </>
  )
}
