import type { ReturnableOrder } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { randomKey } from '../flow/environment.ts'
import type { ClientFailure } from '../flow/failure.ts'
import type { ReturnCommand, ReturnRequested } from './execute.ts'
import { isFailed, isWaiting, type Photo, type UploadedBefore } from './photos.ts'
import { checkReturn, type ReturnIssues, type ReturnValues, rejectedInputs, toReturnBody } from './rules.ts'

export interface ReturnContext {
  readonly lang: Locale
  readonly order: ReturnableOrder
  readonly values: ReturnValues
  readonly photos: readonly Photo[]
  /** Submitted once: issues are shown until they are fixed. */
  readonly showErrors: boolean
  /** The backend's messages by input. */
  readonly serverIssues: ReturnIssues
  readonly error: ClientFailure | null
  /** The last attempt: an unchanged body keeps its key. */
  readonly attempt: ReturnCommand | null
  /** The created request. */
  readonly request: ReturnRequested | null
}

export interface ReturnInput {
  lang: Locale
  /** The order that the form is of. */
  order: ReturnableOrder
  /** What is filled in already. @default nothing */
  values?: ReturnValues
  /** @default none */
  photos?: readonly UploadedBefore[]
}

export const initial = ({ lang, order, values = {}, photos = [] }: ReturnInput): ReturnContext => ({
  lang,
  order,
  values,
  photos: photos.map(({ token, name }, index) => ({ id: index + 1, name, file: null, token, issue: null })),
  showErrors: false,
  serverIssues: {},
  error: null,
  attempt: null,
  request: null,
})

/** Issues by input, in page order. */
export const issuesOf = ({ values, order, photos }: ReturnContext): ReturnIssues => ({
  ...checkReturn(values, order).issues,
  ...(photos.some(isFailed) ? { photos: { rule: 'photos' } } : {}),
})

export const waitingPhoto = ({ photos }: ReturnContext): Photo | null => photos.find(isWaiting) ?? null

/** The photo to send. Throws without one: `uploading` is only entered with one. */
export function photoToSend(context: ReturnContext): Photo {
  const photo = waitingPhoto(context)
  if (!photo) throw new Error('There is no photo to send')
  return photo
}

export const changePhoto = (
  context: ReturnContext,
  id: number,
  change: Partial<Photo>,
): Pick<ReturnContext, 'photos'> => ({
  photos: context.photos.map(photo => (photo.id === id ? { ...photo, ...change } : photo)),
})

/** Changes values. A message of the backend is gone once its input is changed. */
export function changeValues(
  context: ReturnContext,
  values: ReturnValues,
): Pick<ReturnContext, 'values' | 'serverIssues'> {
  const unchanged = Object.entries(context.serverIssues).filter(([name]) => context.values[name] === values[name])
  return { values: { ...context.values, ...values }, serverIssues: Object.fromEntries(unchanged) }
}

/** Starts an attempt; an unchanged body keeps the key of the last one. */
export function startAttempt(
  context: ReturnContext,
  newKey = randomKey,
): Pick<ReturnContext, 'attempt' | 'error' | 'serverIssues'> {
  const { lang, order, values, photos, attempt } = context
  const tokens = photos.flatMap(({ token }) => (token === null ? [] : [token]))
  const body = toReturnBody({ lang, order, values, photos: tokens })
  const isSame = JSON.stringify(attempt?.body) === JSON.stringify(body)
  return { attempt: isSame && attempt ? attempt : { body, key: newKey() }, error: null, serverIssues: {} }
}

/** The attempt to send. Throws without one: `submitting` is only entered with an attempt. */
export function attemptOf({ attempt }: ReturnContext): ReturnCommand {
  if (!attempt) throw new Error('There is no request to send')
  return attempt
}

/** Applies a rejection: messages at their inputs, and the error of the whole request. */
export const applyRejection = (
  { attempt }: ReturnContext,
  error: ClientFailure,
): Pick<ReturnContext, 'error' | 'serverIssues'> => ({
  error,
  serverIssues: rejectedInputs(error.fields, attempt?.body.items ?? []),
})
