import { formatIssue } from '@shop/contract/fields'
import { type Locale, localise } from '@shop/contract/locales'
import type { Messages } from '@shop/contract/messages/uk'
import { type LazyFlow, lazyFlow } from '@shop/flows/lazy'
import type { NewsletterEmitted, NewsletterEvent } from '@shop/flows/newsletter'
import { initialNewsletterView, type NewsletterView } from '@shop/flows/newsletter/view'
import { useFlowEvent, useFlowView, useOwnFlow } from '@shop/flows/react'
import { NewsletterForm as Form } from '@shop/ui/newsletter-form'
import { useEffect, useState } from 'react'
import { createApiClient } from '../platform/browser/api-client.ts'
import { waitingForNetwork } from '../platform/browser/waiting-for-network.ts'
import { importIfOnline } from '../platform/errors/chunk-reload.ts'
import type { FormReply } from '../platform/forms/form-reply.server.ts'
import { loadValidationMessages } from '../platform/forms/validation-messages.ts'
import { usePrehydrationQueue } from '../platform/hydration/prehydration-queue.ts'
import { usePage } from '../platform/words/use-page.ts'
import type { ShopLayoutView } from './layout/shop-layout-view.ts'

interface NewsletterFormProps extends Pick<ShopLayoutView, 'newsletter' | 'words'> {
  /** The server's reply to a form sent without scripts. */
  reply?: FormReply | undefined
  /** Id of the field: a page may contain two of these forms. */
  id: string
}

type NewsletterFlow = LazyFlow<NewsletterEvent, NewsletterView, NewsletterEmitted>

/** Lazy flow: its machine is fetched on focus; what is typed until then is shown and handed to it. */
const newsletterFlow = (lang: Locale, first: NewsletterView): NewsletterFlow =>
  lazyFlow(
    async () =>
      (await importIfOnline(() => import('@shop/flows/newsletter'))).createNewsletterFlow({
        client: waitingForNetwork(createApiClient()),
        lang,
        email: first.email,
      }),
    {
      view: first,
      update: (view, event) => (event.type === 'newsletter.change' ? { ...view, email: event.email } : view),
    },
  )

/** Subscribes an e-mail without leaving the page; without scripts the form is submitted to its own page. */
export function NewsletterForm({ newsletter, words, reply, id }: NewsletterFormProps) {
  const { locale } = usePage()
  const flow = useOwnFlow(() => newsletterFlow(locale, { ...initialNewsletterView, email: reply?.values.email ?? '' }))
  const { status, email, issue, pending, error } = useFlowView(flow)
  const [rules, setRules] = useState<Messages | null>(null)
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const form = queue.ref
  useFlowEvent(flow, 'form.focus', () => form.current?.querySelector('input')?.focus())
  useEffect(() => {
    // What was typed before hydration.
    const typed = form.current?.querySelector('input')?.value
    if (typed) flow.send({ type: 'newsletter.change', email: typed })
  }, [flow, form])
  const touch = () => {
    void flow.load()
    loadValidationMessages(locale).then(setRules, () => undefined)
  }
  const message = issue
    ? issue.rule === 'server'
      ? issue.message
      : rules && formatIssue(rules, issue)
    : status === 'editing' && email === (reply?.values.email ?? '')
      ? reply?.errors.email
      : undefined
  const isSent = status === 'sent' || (reply?.sent && status === 'editing' && email === '')
  return (
    <Form.Root
      {...queue}
      state={pending ? 'pending' : isSent ? 'done' : 'idle'}
      error={message}
      method="post"
      action={localise('/newsletter', locale)}
      className="newsletter__form"
      onFocus={touch}
      onSubmit={event => {
        event.preventDefault()
        flow.send({ type: 'newsletter.submit' })
      }}
    >
      <Form.Field
        id={id}
        label={<span data-visually-hidden="">{words.newsletter.email}</span>}
        placeholder={newsletter.hint}
        required
        value={email}
        onValueChange={value => flow.send({ type: 'newsletter.change', email: value })}
        onBlur={() => flow.send({ type: 'newsletter.blur' })}
      />
      <Form.Submit variant="accent">{newsletter.send}</Form.Submit>
      <Form.Status className="newsletter__status">{words.newsletter.sent}</Form.Status>
      {(error ?? reply?.formError) && (
        <Form.Error className="newsletter__status">
          {error ? (error.message ?? words.failed) : reply?.formError}
        </Form.Error>
      )}
    </Form.Root>
  )
}
