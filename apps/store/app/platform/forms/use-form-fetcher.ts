import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { usePrehydrationQueue } from '../hydration/prehydration-queue.ts'
import type { FormReply } from './form-reply.server.ts'

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
  const [sent, setSent] = useState(false)
  if (!sent && fetcher.state === 'submitting') setSent(true)
  /** `isUnanswered`: the form was submitted and there was no response. */
  return { fetcher, queue, isUnanswered: sent && fetcher.state === 'idle' && !reply }
}
