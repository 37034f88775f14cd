import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useAwake } from './early-submit.ts'
import type { Reply } from './reply.server.ts'

/**
 * Sends a form without leaving the page and gives what came back: the first wrong field gets the focus, a form that was
 * taken is emptied.
 */
export function useReply(): {
  fetcher: ReturnType<typeof useFetcher<Reply>>
  form: RefObject<HTMLFormElement | null>
  /** The form was sent and nothing came back. */
  isLost: boolean
} {
  const fetcher = useFetcher<Reply>()
  const form = useRef<HTMLFormElement>(null)
  useAwake(form)
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
