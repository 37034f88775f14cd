import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { FormEmitted, FormEvent } from '../async-form/events.ts'
import { type Environment, randomKey } from '../flow/environment.ts'
import { outcome } from '../flow/failure.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { newsletterMachine } from './machine.ts'
import { type NewsletterView, newsletterView } from './view.ts'

export type { Clock } from '../flow/environment.ts'
export type { FlowError } from '../flow/failure.ts'
export type { FieldIssue } from '../flow/field-issues.ts'
export type { Flow, Selection, Unsubscribe } from '../flow/flow.ts'
export { thanksDurationMs } from './machine.ts'
export { initialNewsletterView, type NewsletterView } from './view.ts'

type Of<Type extends string> = Extract<FormEvent, { type: Type }>

export type NewsletterEvent =
  | { type: 'newsletter.type'; email: string }
  /** The field lost focus. */
  | { type: 'newsletter.leave' }
  | { type: 'newsletter.submit' }
  | { type: 'newsletter.retry' }
  | Of<'network.back'>

export type NewsletterEmitted = Exclude<FormEmitted<unknown>, { type: `page.${string}` | 'form.forgotten' }>
export type NewsletterFlow = Flow<NewsletterEvent, NewsletterView, NewsletterEmitted>

export interface NewsletterDeps extends Pick<Environment, 'inspect' | 'clock' | 'newKey'> {
  /** The typed client of the contract. */
  client: Pick<Client, 'call'>
  lang: Locale
  /** Initial value, e.g. the customer's address. @default empty */
  email?: string
  /** Milliseconds for which the success message is shown. @default 10000 */
  thanks?: number
}

const messageOf = (event: NewsletterEvent): FormEvent =>
  event.type === 'newsletter.type'
    ? { type: 'form.type', values: { email: event.email } }
    : event.type === 'newsletter.leave'
      ? { type: 'form.leave', name: 'email' }
      : event.type === 'newsletter.submit'
        ? { type: 'form.submit' }
        : event.type === 'newsletter.retry'
          ? { type: 'form.retry' }
          : event

/** Creates a newsletter form. Nothing is called before `start`. */
export function createNewsletterFlow(deps: NewsletterDeps): NewsletterFlow {
  const { client, lang, email = '', thanks, clock, inspect, newKey = randomKey } = deps
  const machine = newsletterMachine(
    {
      async send({ values: { email = '' }, key }, signal) {
        return outcome(await client.call('/api/news/subscribe', { lang, email }, { signal, idempotencyKey: key }))
      },
    },
    newKey,
    thanks,
  )
  return createMachineFlow(
    machine,
    { input: { start: { email } }, clock, inspect },
    {
      view: newsletterView,
      prepare: messageOf,
    },
  )
}
