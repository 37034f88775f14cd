import { PhoneField, TextField } from '@shop/ui/field'
import { AccountForm, AccountPart } from '../account-form.tsx'

import type { ContactPartProps, CustomerMessages, SignInMethods } from './contact-part.ts'
import { CustomerData } from './customer-data.tsx'
import { DEVICES, type Device, Devices } from './devices.tsx'
import { EmailForm } from './email-form.tsx'
import { MessagesForm } from './messages-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { profileForms } from './profile-forms.ts'
import { SignInAgain } from './sign-in-again.tsx'

/** Name, last name and phone. */
function DetailsForm({ customer, words: { details: words }, authWords, reply }: ContactPartProps) {
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

interface ContactPageProps extends ContactPartProps {
  title: string
  /** Sessions of the customer; null when they could not be loaded. */
  devices: readonly Device[] | null
  /** How the customer signs in; null when it could not be loaded. */
  methods: SignInMethods | null
  /** What the customer can choose of messages; null when it could not be loaded. */
  messages: CustomerMessages | null
}

/** «Контактна інформація»: details, e-mail, password, messages, devices, data. */
export function ContactPage({ title, devices, methods, messages, ...part }: ContactPageProps) {
  const { customer, words, authWords, reply } = part
  const hasPassword = methods?.password ?? true
  /** What a password protects is shown to a customer without one only soon after signing in. */
  const isLocked = methods !== null && !methods.password && !methods.recent
  return (
    <>
      <h1 data-text="h1">{title}</h1>
      <DetailsForm {...part} />
      <EmailForm {...part} hasPassword={hasPassword} isLocked={isLocked} />
      {isLocked ? (
        <SignInAgain
          customer={customer}
          words={words.proof}
          google={methods.google ? authWords.login.google : null}
          reply={reply}
        />
      ) : (
        <PasswordForm {...part} hasPassword={hasPassword} />
      )}
      {messages && Object.keys(messages).length > 0 && <MessagesForm {...part} messages={messages} />}
      <AccountPart title={words.sessions.title} id={DEVICES}>
        <Devices customer={customer} devices={devices} words={words.sessions} reply={reply} />
      </AccountPart>
      <CustomerData customer={customer} words={words} reply={reply} hasPassword={hasPassword} isLocked={isLocked} />
    </>
  )
}
