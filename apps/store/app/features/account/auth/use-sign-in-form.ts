import type { ClientFailure } from '@shop/contract/client-failure'
import type { Field } from '@shop/contract/fields'
import { useFlow } from '@shop/flows/react'
import type { SessionEvent } from '@shop/flows/session'
import { type ReactNode, useMemo, useState } from 'react'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import type { AuthWords } from '../../../platform/words/uk/auth.ts'
import { useAuthForm } from './use-auth-form.ts'

/** The message of a failure that concerns no field. */
function failureText(error: ClientFailure | null, words: AuthWords): string | null {
  if (!error) return null
  if (Object.keys(error.fields).length > 0) return null
  return error.message ?? words.failed
}

/** A form that signs in. */
export interface SignInFormProps {
  words: AuthWords
  /** Prefix of the fields' ids. */
  id: string
  /** Path to open after signing in; null: stays on the page. */
  next: string | null
  /** The server's reply to a form sent without scripts. */
  reply?: FormReply | undefined
  footer?: ReactNode
}

/** What `AuthForm` gets for a form that the session's machine submits. */
export function useSignInForm(
  { words, id, next, reply: pageReply, footer }: SignInFormProps,
  fields: Readonly<Record<string, Field>>,
  toEvent: (values: Record<string, string>, returnTo: { returnTo?: string }) => SessionEvent,
) {
  const session = useSession()
  const pending = useFlow(session, view => view.status === 'signingIn')
  // An error from before this form was opened is ignored.
  const [earlier] = useState(() => session.getView().error)
  const error = useFlow(session, view => view.error)
  const failed = useMemo(
    () => (error && error !== earlier ? replyOf(error, words) : undefined),
    [error, earlier, words],
  )
  const reply = failed ?? pageReply
  const send = (values: Record<string, string>) => session.send(toEvent(values, next ? { returnTo: next } : {}))
  const model = useAuthForm({ fields, id, reply, send })
  const onFocus = () => void session.load().catch(() => undefined)
  return { model, next, pending, failure: reply?.formError, footer, onFocus }
}

/** A failure as a form reply. */
export const replyOf = (error: ClientFailure, words: AuthWords): FormReply => ({
  sent: false,
  values: {},
  errors: Object.fromEntries(Object.entries(error.fields).map(([name, [message = '']]) => [name, message])),
  formError: failureText(error, words),
})
