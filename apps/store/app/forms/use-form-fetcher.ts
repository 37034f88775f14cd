import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormReply } from './form-reply.server.ts'
import { useReplayPrehydrationSubmit } from './prehydration-submit.ts'

/** Submits a form without leaving the page: focuses the first field with an error, resets the form on success. */
export function useFormFetcher(): {
  fetcher: ReturnType<typeof useFetcher<FormReply>>
  form: RefObject<HTMLFormElement | null>
  /** The form was submitted and there was no response. */
  isLost: boolean
} {
  const fetcher = useFetcher<FormReply>()
  const form = useRef<HTMLFormElement>(null)
  useReplayPrehydrationSubmit(form)
  const reply = fetcher.data
  useEffect(() => {
    if (reply?.sent) form.current?.reset()
    const [wrong] = Object.keys(reply?.errors ?? {})
    const field = wrong === undefined ? null : form.current?.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }, [reply])
  const [sent, setSent] = useState(false)
  if (!sent && fetcher.state === 'submitting') setSent(true)
  return { fetcher, form, isLost: sent && fetcher.state === 'idle' && !reply }
}
