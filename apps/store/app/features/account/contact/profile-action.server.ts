import { messages, orderMessages } from '@shop/contract'
import type { BodyOf, Result } from '@shop/contract/client'
import { localise, splitLocale } from '@shop/contract/locales'
import { data } from 'react-router'
import { textFields } from '../../../platform/forms/form-reply.server.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { replaceCustomer, requireCustomer } from '../../../platform/session/customer.server.ts'
import { accountReply, otherCustomerError, rejectedReply } from '../account-reply.server.ts'
import { CONFIRMATION, formErrors, withoutPasswords } from '../auth/forms.ts'
import { leaveSignedOut } from '../auth/sign-out.server.ts'
import { NEWSLETTER, ORDER_MESSAGES } from './contact-part.ts'
import { type ProfileForm, profileForms, withoutCurrentPassword } from './profile-forms.ts'

interface ProfileActionArgs {
  request: Request
  context: LoaderContext
  url: URL
}

const isProfileForm = (intent: FormDataEntryValue | null): intent is ProfileForm =>
  typeof intent === 'string' && Object.hasOwn(profileForms, intent)

/** Moves the message of the password's field, which the form does not have, to the whole form. */
function withoutPasswordField<Data>(answer: Result<Data>): Result<Data> {
  if (answer.success || typeof answer.error === 'string') return answer
  const { current_password: messagesOfField, ...fields } = answer.error.fields ?? {}
  const [message] = messagesOfField ?? []
  return message === undefined ? answer : { success: false, error: { ...answer.error, message, fields } }
}

/** What the form of messages has, and only that. */
function chosenMessages(form: FormData): Omit<BodyOf<'/api/profile/messages'>, 'lang'> {
  const order_messages = orderMessages.find(channel => channel === form.get(ORDER_MESSAGES))
  return {
    ...(order_messages ? { order_messages } : {}),
    ...(form.has(NEWSLETTER) ? { newsletter: form.getAll(NEWSLETTER).includes('on') } : {}),
  }
}

/** Handles the forms of «Контактна інформація». */
export async function answerProfileForm({ request, context, url }: ProfileActionArgs) {
  const { locale: lang } = splitLocale(url.pathname)
  const { client } = context.get(requestContext).shopper()
  const form = await request.formData()
  const intent = form.get('intent')
  const formError = await otherCustomerError(context, lang, form)
  if (formError !== null) return data(rejectedReply(String(intent), { formError }))

  if (intent === 'resend')
    return accountReply(context, lang, intent, await client.call('/api/auth/email/resend', { lang }), {})

  if (intent === 'end-session' || intent === 'end-sessions') {
    const isAll = intent === 'end-sessions'
    const body = isAll ? { lang, all: true as const } : { lang, id: Number(form.get('id')) }
    const answer = await client.call('/api/profile/sessions/end', body)
    if (isAll && answer.success) throw leaveSignedOut(context, localise('/', lang))
    return accountReply(context, lang, intent, answer, {})
  }

  if (intent === 'messages')
    return accountReply(
      context,
      lang,
      intent,
      await client.call('/api/profile/messages', { lang, ...chosenMessages(form) }),
      {},
    )

  if (intent === 'sign-in-link') {
    const { email } = await requireCustomer(context, lang)
    return accountReply(context, lang, intent, await client.call('/api/auth/link', { lang, email }), {})
  }

  if (!isProfileForm(intent)) throw data(null, { status: 404 })
  // The form of a customer without a password has no such field; the backend knows whether it may be missing.
  const hasPassword = form.has('current_password')
  const fields = hasPassword ? profileForms[intent] : withoutCurrentPassword(profileForms[intent])
  const names = [...Object.keys(fields), ...(intent === 'password' ? [CONFIRMATION] : [])]
  const values = textFields(form, ...names)
  const typed = withoutPasswords(values)
  const errors = formErrors(fields, values, messages[lang])
  if (Object.keys(errors).length > 0) return data(rejectedReply(intent, { values: typed, errors }))

  if (intent === 'delete') {
    const answer = await client.call('/api/profile/delete', { lang, ...values })
    if (answer.success) throw leaveSignedOut(context, `${localise('/login', lang)}?done=deleted`)
    return accountReply(context, lang, intent, hasPassword ? answer : withoutPasswordField(answer), {})
  }

  const body: BodyOf<'/api/profile/edit'> = { lang, ...values }
  const answer = await client.call('/api/profile/edit', body)
  if (answer.success) replaceCustomer(context, answer.data)
  return accountReply(context, lang, intent, hasPassword ? answer : withoutPasswordField(answer), typed)
}
