import type { ReturnableOrder } from '@shop/contract'
import { useFlowEvent, useFlowView, useOwnFlow } from '@shop/flows/react'
import { createReturnRequestFlow, type ReturnRequestFlow, type ReturnView } from '@shop/flows/return-request'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createApiClient } from '../../../platform/browser/api-client.ts'
import { waitingForNetwork } from '../../../platform/browser/waiting-for-network.ts'
import { useReplyErrors } from '../../../platform/forms/use-reply-errors.ts'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { sendPhotoWith } from '../../../platform/photos/send-photo.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { useExpiredSession } from '../auth/use-expired-session.ts'
import { type ReturnErrors, readReturnForm, sentPath, toReturnErrors } from './return-form-data.ts'
import type { ReturnsPageData, ReturnsResult } from './returns.server.ts'

export interface ReturnFormModel {
  flow: ReturnRequestFlow
  view: ReturnView
  errors: ReturnErrors
  formError: string | null
  isSending: boolean
  form: RefObject<HTMLFormElement | null>
  /** Props of the form. */
  props: {
    'data-prehydration-queue': ''
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
}

const client = waitingForNetwork(createApiClient())

/**
 * The form of a request: its inputs keep their own values, the machine gets them with every change. `result`: the answer to a
 * form that was submitted without scripts.
 */
export function useReturnRequest(
  { words, messages, guest }: ReturnsPageData,
  order: ReturnableOrder,
  result: ReturnsResult | undefined,
): ReturnFormModel {
  const { locale: lang } = usePage()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const form = queue.ref
  const flow = useOwnFlow(() =>
    createReturnRequestFlow({
      client,
      lang,
      order,
      sendPhoto: sendPhotoWith(lang, { order: guest }),
      ...(guest ? { token: guest.token } : {}),
      ...(result ? { values: result.values, photos: result.photos } : {}),
    }),
  )
  const view = useFlowView(flow)
  const [response, setResponse] = useState(result)
  const { errors, onInput } = useReplyErrors(form, response)
  const [expiry, setExpiry] = useState<{ isExpired: boolean }>()
  const [focused, setFocused] = useState<{ name: string | null } | null>(null)
  useExpiredSession(expiry)
  useFlowEvent(flow, 'return.focus', ({ name }) => setFocused({ name }))
  useFlowEvent(flow, 'return.unauthorised', () => setExpiry({ isExpired: true }))
  useFlowEvent(flow, 'return.sent', ({ request }) => void navigate(sentPath({ pathname }, guest, request.number)))
  useFocusOnError(form, focused)

  const change = (element: HTMLFormElement) =>
    flow.send({ type: 'return.change', values: readReturnForm(new FormData(element), order) })
  const { error } = view
  return {
    flow,
    view,
    errors: { ...errors, ...toReturnErrors(view.issues, { words, messages }) },
    formError: error ? (error.message ?? messages.failure.unavailable) : (response?.formError ?? null),
    // A request that is sent is shown as pending until its page is there.
    isSending: view.status !== 'editing',
    form,
    props: {
      'data-prehydration-queue': queue['data-prehydration-queue'],
      onInput: event => {
        onInput(event)
        change(event.currentTarget)
      },
      onSubmit: event => {
        event.preventDefault()
        setResponse(undefined)
        change(event.currentTarget)
        flow.send({ type: 'return.submit' })
      },
    },
  }
}

/** Focuses the first invalid input once its message is rendered; without one the error above the form. */
function useFocusOnError(form: RefObject<HTMLFormElement | null>, focused: { name: string | null } | null): void {
  const handled = useRef<typeof focused>(null)
  useEffect(() => {
    if (!focused || handled.current === focused || !form.current) return
    handled.current = focused
    const named = focused.name === null ? null : form.current.elements.namedItem(focused.name)
    const target = named ?? form.current.querySelector('[role="alert"], [aria-invalid="true"]')
    if (target instanceof HTMLElement) target.focus()
  }, [focused, form])
}
