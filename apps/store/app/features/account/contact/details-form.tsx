import { PhoneField, TextField } from '@shop/ui/field'
import { AccountForm, AccountPart } from '../account-form.tsx'
import type { ContactPartProps } from './contact-part.ts'
import { profileForms } from './profile-forms.ts'

/** Name, last name and phone. */
export function DetailsForm({ customer, words: { details: words }, authWords, reply }: ContactPartProps) {
  return (
    <AccountPart title={words.title}>
      <AccountForm customer={customer} intent="details" fields={profileForms.details} reply={reply} words={words}>
        {field => {
          const props = (name: 'name' | 'last_name' | 'phone') => {
            const { defaultValue, ...rest } = field(name)
            return { ...rest, defaultValue: defaultValue ?? customer[name] ?? '' }
          }
          return (
            <div className="authform__pair">
              <TextField {...props('name')} label={authWords.name} autoComplete="given-name" />
              <TextField {...props('last_name')} label={authWords.lastName} autoComplete="family-name" />
              <PhoneField {...props('phone')} label={authWords.phone} optional />
            </div>
          )
        }}
      </AccountForm>
    </AccountPart>
  )
}
