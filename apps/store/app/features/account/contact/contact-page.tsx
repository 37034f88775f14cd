import { AccountPart } from '../account-form.tsx'
import type { ContactPartProps, CustomerMessages, SignInMethods } from './contact-part.ts'
import { CustomerData } from './customer-data.tsx'
import { DetailsForm } from './details-form.tsx'
import { DEVICES, type Device, Devices } from './devices.tsx'
import { EmailForm } from './email-form.tsx'
import { MessagesForm } from './messages-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignInAgain } from './sign-in-again.tsx'

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
