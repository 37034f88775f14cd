import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { Attempt } from '../async-form/context.ts'
import type { FormEmitted, FormEvent } from '../async-form/events.ts'
import type { Environment } from '../flow/environment.ts'
import { outcome } from '../flow/failure.ts'
import { type Flow, mapEvents } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { request } from '../flow/request.ts'
import { newsletterInput, newsletterMachine } from './machine.ts'
import { type NewsletterView, newsletterView } from './view.ts'

export { successDurationMs } from './machine.ts'
export { initialNewsletterView, type NewsletterView } from './view.ts'

export type NewsletterEvent =
  | { type: 'newsletter.change'; email: string }
  | { type: 'newsletter.blur' }
  | { type: 'newsletter.submit' }
  | { type: 'newsletter.retry' }
  | { type: 'network.online' }

export type NewsletterEmitted = Exclude<FormEmitted<unknown>, { type: `navigation.${string}` | 'form.draftDiscarded' }>
export type NewsletterFlow = Flow<NewsletterEvent, NewsletterView, NewsletterEmitted>

export interface NewsletterDeps extends Pick<Environment, 'inspect' | 'clock' | 'newKey'> {
  /** The typed client of the contract. */
  client: Pick<Client, 'call'>
  lang: Locale
  /** Initial value, e.g. the customer's address. @default empty */
  email?: string
  /** Milliseconds for which the success message is shown. @default 10000 */
  successDuration?: number
}

/** The event of the form that an event of the newsletter is. */
function toFormEvent(event: NewsletterEvent): FormEvent {
  if (event.type === 'newsletter.change') return { type: 'form.change', values: { email: event.email } }
  if (event.type === 'newsletter.blur') return { type: 'form.blur', name: 'email' }
  if (event.type === 'newsletter.submit') return { type: 'form.submit' }
  return event.type === 'newsletter.retry' ? { type: 'form.retry' } : event
}

/** The actors over the shop's client. */
export const newsletterActors = (client: Pick<Client, 'call'>, lang: Locale) => ({
  send: request<Attempt, unknown>(async ({ values: { email = '' }, key: idempotencyKey }, signal) =>
    outcome(await client.call('/api/news/subscribe', { lang, email }, { signal, idempotencyKey })),
  ),
})

/** Creates a newsletter form. Nothing is called before `start`. */
export function createNewsletterFlow(deps: NewsletterDeps): NewsletterFlow {
  const { client, lang, email = '', successDuration, clock, inspect, newKey } = deps
  const input = newsletterInput({ start: { email }, newKey, resetAfterMs: successDuration })
  const form: Flow<FormEvent, NewsletterView, NewsletterEmitted> = createMachineFlow(
    newsletterMachine.provide({ actors: newsletterActors(client, lang) }),
    { input, clock, inspect },
    { view: newsletterView },
  )
  return mapEvents(form, toFormEvent)
}
