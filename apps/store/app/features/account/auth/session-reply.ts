import type { ClientFailure } from '@shop/contract/client-failure'
import { useFlow } from '@shop/flows/react'
import { useMemo, useState } from 'react'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import type { LazySession } from '../../../platform/session/use-session.ts'
import type { AuthWords } from '../../../platform/words/uk/auth.ts'

/** The message of a failure that concerns no field. */
function failureText(error: ClientFailure | null, words: AuthWords): string | null {
  if (!error) return null
  if (Object.keys(error.fields).length > 0) return null
  return error.message ?? words.failed
}

/** The error of signing in as a form reply; undefined without one. */
export function useSignInReply(session: LazySession, words: AuthWords): FormReply | undefined {
  // An error from before this form was opened is ignored.
  const [earlier] = useState(() => session.getView().error)
  const error = useFlow(session, view => view.error)
  return useMemo(() => (error && error !== earlier ? replyOf(error, words) : undefined), [error, earlier, words])
}

/** A failure as a form reply. */
export const replyOf = (error: ClientFailure, words: AuthWords): FormReply => ({
  sent: false,
  values: {},
  errors: Object.fromEntries(Object.entries(error.fields).map(([name, [message = '']]) => [name, message])),
  formError: failureText(error, words),
})
