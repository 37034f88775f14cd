import { startTransition, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { usePrehydrationQueue } from '../hydration/prehydration-queue.ts'
import type { FormReply } from './form-reply.server.ts'
import { useReplyErrors } from './use-reply-errors.ts'

/**
 * Whether a fetcher was used, for forms that have no answer. Its `submitting` is not seen when the request fails before the page is
 * drawn; `noteSent`, called as it submits, is seen with the first of its states that is.
 */
export function useSent() {
  const [isSent, setSent] = useState(false)
  return { isSent, noteSent: () => startTransition(() => setSent(true)) }
}

/**
 * Submits a form without leaving the page: shows the errors of the reply, resets the form on success. `initialReply`: to a form sent
 * without scripts.
 */
export function useFormFetcher(initialReply?: FormReply) {
  const fetcher = useFetcher<FormReply>()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const form = queue.ref
  const reply = fetcher.data ?? initialReply
  const { errors, onInput } = useReplyErrors(form, reply)
  useEffect(() => {
    if (fetcher.data?.sent) form.current?.reset()
  }, [fetcher.data, form])
  const { isSent, noteSent } = useSent()
  /** `formProps`: for its `fetcher.Form` · `isUnanswered`: the form was submitted and there was no response. */
  return {
    fetcher,
    reply,
    errors,
    formProps: { ...queue, onSubmit: noteSent, onInput },
    isUnanswered: isSent && fetcher.state === 'idle' && !fetcher.data,
  }
}
