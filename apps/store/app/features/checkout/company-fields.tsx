import { companyForm } from '@shop/contract/fields'
import { TextField } from '@shop/ui/field'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { fieldLabel, fieldProps, type StepFields } from './form-field.ts'

interface CompanyFieldsProps {
  fields: StepFields
  words: CheckoutWords
}

/** The company that an order is made out to. */
export function CompanyFields({ fields, words }: CompanyFieldsProps) {
  const field = (name: string) => ({
    ...fieldProps(fields, `company.${name}`),
    label: fieldLabel(words, `company.${name}`),
    required: true,
  })
  return (
    <fieldset className="field-grid">
      <legend data-visually-hidden="">{words.company.title}</legend>
      <TextField {...field('name')} maxLength={companyForm.name.max} autoComplete="organization" />
      <TextField
        {...field('edrpou')}
        // Spaces may be pasted with the digits.
        maxLength={14}
        inputMode="numeric"
        autoComplete="off"
        hint={words.company.edrpouHint}
      />
    </fieldset>
  )
}
