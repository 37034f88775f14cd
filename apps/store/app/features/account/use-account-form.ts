import type { Form } from '@shop/contract/fields'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { AccountReply } from './account-reply.server.ts'
import { useAuthForm } from './auth/use-auth-form.ts'
import { useExpiredSession } from './auth/use-expired-session.ts'

interface AccountFormOptions {
  /** Identifies the form on the page; sent as the field `intent`. */
  intent: string
  fields: Form
  /** Path of the page. */
  action: string
  /** Reply to a form sent without scripts. */
  reply: AccountReply | undefined
  /** Resets the form after it was saved, for passwords. @default false */
  resets?: boolean
}

/** A form of the account: validated while it is filled in, submitted by fetch, kept when the session has ended meanwhile. */
export function useAccountForm({ intent, fields, action, reply: pageReply, resets = false }: AccountFormOptions) {
  const fetcher = useFetcher<AccountReply>()
  const reply = fetcher.data ?? (pageReply?.intent === intent ? pageReply : undefined)
  const model = useAuthForm({
    fields,
    id: intent,
    reply,
    send: values => void fetcher.submit(values, { method: 'post', action }),
  })
  useExpiredSession(fetcher.data)
  const { form } = model
  const saved = useRef<HTMLParagraphElement>(null)
  const { data } = fetcher
  useEffect(() => {
    if (!data?.sent) return
    if (resets) form.current?.reset()
    saved.current?.focus()
  }, [data, resets, form])
  return { model, reply, pending: fetcher.state !== 'idle', saved }
}
