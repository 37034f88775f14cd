import { startTransition, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { usePrehydrationQueue } from '../hydration/prehydration-queue.ts'
import type { FormReply } from './form-reply.server.ts'

/**
 * Whether a fetcher was used, for forms that have no answer. Its `submitting` is not seen when the request fails before the page is
 * drawn; `noteSent`, called as it submits, is seen with the first of its states that is.
 */
export function useSent() {
  const [isSent, setSent] = useState(false)
  return { isSent, noteSent: () => startTransition(() => setSent(true)) }
}

/** Submits a form without leaving the page: focuses the first field with an error, resets the form on success. */
export function useFormFetcher() {
  const fetcher = useFetcher<FormReply>()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const form = queue.ref
  const reply = fetcher.data
  useEffect(() => {
    if (reply?.sent) form.current?.reset()
    const [invalid] = Object.keys(reply?.errors ?? {})
    const field = invalid === undefined ? null : form.current?.elements.namedItem(invalid)
    if (field instanceof HTMLElement) field.focus()
  }, [reply, form])
  const { isSent, noteSent } = useSent()
  /** `formProps`: for its `fetcher.Form` · `isUnanswered`: the form was submitted and there was no response. */
  return {
    fetcher,
    formProps: { ...queue, onSubmit: noteSent },
    isUnanswered: isSent && fetcher.state === 'idle' && !reply,
  }
}
