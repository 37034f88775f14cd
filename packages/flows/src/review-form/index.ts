import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { Attempt, FormInput } from '../async-form/context.ts'
import { draftPersistence } from '../async-form/draft-persistence.ts'
import type { FormEmitted, FormEvent, NavigationEvent } from '../async-form/events.ts'
import { formView } from '../async-form/view.ts'
import type { Environment, KeyValueStorage } from '../flow/environment.ts'
import { noAnswer, outcome } from '../flow/failure.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { request } from '../flow/request.ts'
import { reviewFormMachine } from './machine.ts'
import { reviewBody, reviewFields, type SentReview } from './rules.ts'
import { type ReviewFormView, reviewView } from './view.ts'

export type { FormStatus } from '../async-form/view.ts'
export { gradeOf, type ReviewBody, type ReviewGrade, reviewBody, reviewFields, type SentReview } from './rules.ts'
export { initialReviewView, type ReviewFormView } from './view.ts'

/** Fields: `grade` ('1'…'5'), `name`, `text`, `advantages`, `disadvantages`. */
export type ReviewFormEvent = FormEvent | NavigationEvent
export type ReviewFormEmitted = FormEmitted<SentReview>
export type ReviewFormFlow = Flow<ReviewFormEvent, ReviewFormView, ReviewFormEmitted>

export interface ReviewFormDeps extends FormInput, Pick<Environment, 'inspect' | 'clock' | 'now' | 'newKey'> {
  /** The typed client of the contract. */
  client: Pick<Client, 'call'>
  /** Stores a draft per product for a week. */
  storage: KeyValueStorage
  productId: number
  lang: Locale
  /** Longest author in characters. @default the contract's, 60 */
  authorMax?: number
}

/** The actor over the shop's client. */
export const sendReview = (client: Pick<Client, 'call'>, about: { productId: number; lang: Locale }) =>
  request<Attempt, unknown>(async ({ values, key: idempotencyKey }, signal) => {
    const body = reviewBody(values, about)
    if (!body) return { ok: false, error: noAnswer }
    return outcome(await client.call('/api/reviews/add', body, { signal, idempotencyKey }))
  })

/** Creates the form of a review about one product. Nothing is called before `start`. */
export function createReviewFormFlow(deps: ReviewFormDeps): ReviewFormFlow {
  const { client, storage, productId, lang, authorMax, start, newKey, clock, inspect, now = Date.now } = deps
  const { restore, save } = draftPersistence({ storage, key: `shop.review.${productId}` }, now)
  return createMachineFlow(
    reviewFormMachine.provide({ actors: { restore, send: sendReview(client, { productId, lang }) } }),
    { input: { form: reviewFields(authorMax), newKey, ...(start ? { start } : {}) }, clock, inspect },
    {
      observe: actor => void actor.subscribe(save),
      view: snapshot => reviewView(formView(snapshot)),
    },
  )
}
