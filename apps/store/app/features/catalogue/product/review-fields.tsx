import { COMMENT_MAX, formatIssue } from '@shop/contract/fields'
import { lazyFlow } from '@shop/flows/lazy'
import { useFlowEvent, useFlowView, useOwnFlow } from '@shop/flows/react'
import type { ReviewFormEmitted, ReviewFormEvent } from '@shop/flows/review-form'
import { initialReviewView, type ReviewFormView } from '@shop/flows/review-form/view'
import { Button } from '@shop/ui/button'
import { SelectField, TextareaField, TextField } from '@shop/ui/field'
import { ReviewForm } from '@shop/ui/review-form'
import reviewFormStyles from '@shop/ui/theme/review-form.css?url'
import uploadStyles from '@shop/ui/theme/upload.css?url'
import { use, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { createApiClient } from '../../../platform/browser/api-client.ts'
import { sharedStorageOf } from '../../../platform/browser/environment.ts'
import { importIfOnline } from '../../../platform/errors/chunk-reload.ts'
import { broughtIntoView } from '../../../platform/forms/brought-into-view.ts'
import { loadValidationMessages } from '../../../platform/forms/validation-messages.ts'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { loadDeferredWords } from '../../../platform/words/load-words.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import type { ReviewReply } from './action.server.ts'
import { REVIEW_FORM } from './review-draft.ts'
import reviewFieldsStyles from './review-fields.css?url'
import { ReviewPhotos } from './review-photos.tsx'

const styles = [reviewFieldsStyles, reviewFormStyles, uploadStyles]
// With the script of the form, which a pointer on its link fetches.
for (const href of styles) preload(href, { as: 'style' })

/**
 * Styles of the review form, rendered by it: the page of a product does without them until it is opened. Those that come with its script
 * would move its button from under the pointer.
 */
const ReviewFormStyles = () => styles.map(href => <link key={href} rel="stylesheet" href={href} precedence="route" />)

interface ReviewFieldsProps {
  productId: number
  /** Action of the form without scripts. */
  action: string
  /** The server's reply to a form sent without scripts. */
  reply: ReviewReply | null
  /** Opened by the shopper just now: it receives the focus. */
  focused: boolean
  onSent: () => void
}

const names = ['grade', 'name', 'text', 'advantages', 'disadvantages', 'fit'] as const
type Name = (typeof names)[number]

/** Lazy flow of the review form; what is typed before its machine has loaded is shown and handed to it. */
const reviewFlow = (productId: number, lang: ReturnType<typeof usePage>['locale'], first: ReviewFormView) =>
  lazyFlow<ReviewFormEvent, ReviewFormView, ReviewFormEmitted>(
    async () =>
      (await importIfOnline(() => import('@shop/flows/review-form'))).createReviewFormFlow({
        client: createApiClient(),
        storage: sharedStorageOf(window),
        productId,
        lang,
        start: first.values,
      }),
    {
      view: first,
      update: (view, event) =>
        event.type === 'form.change' ? initialReviewView({ ...view.values, ...event.values }) : view,
    },
  )

/** «Залишити відгук»: grade, name, text. The draft is stored on this device until it is submitted. */
export function ReviewFields({ productId, action, reply, focused, onSent }: ReviewFieldsProps) {
  const { locale } = usePage()
  const words = use(loadDeferredWords(locale)).review
  const rules = use(loadValidationMessages(locale))
  const flow = useOwnFlow(() => reviewFlow(productId, locale, initialReviewView(reply?.values)))
  const view = useFlowView(flow)
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const form = queue.ref

  const focus = (name: string) => {
    const field = form.current?.querySelector(`[name="${name}"]`)
    if (field instanceof HTMLElement) field.focus()
  }
  useFlowEvent(flow, 'form.focus', ({ name }) => focus(name))
  useFlowEvent(flow, 'form.sent', onSent)
  useEffect(() => {
    void flow.load()
    const goOnline = () => flow.send({ type: 'network.online' })
    window.addEventListener('online', goOnline)
    return () => window.removeEventListener('online', goOnline)
  }, [flow])
  const isFocusedAtFirst = useRef(focused)
  useEffect(() => {
    const place = form.current
    if (!place) return
    // What was typed before hydration.
    const typed = [...new FormData(place)].flatMap(([name, value]) =>
      names.some(own => own === name) && typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    )
    if (typed.length > 0) flow.send({ type: 'form.change', values: Object.fromEntries(typed) })
    if (isFocusedAtFirst.current) {
      const first = place.querySelector('[name="grade"]:checked') ?? place.querySelector('[name="grade"]')
      if (first instanceof HTMLElement) first.focus()
    }
  }, [flow, form])

  // A review that was submitted while photos are uploaded is sent with them.
  const [isUploading, setUploading] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting || isUploading) return
    setWaiting(false)
    flow.send({ type: 'form.submit' })
  }, [flow, isWaiting, isUploading])

  const errorFor = (name: Name) => {
    const issue = view.issues[name]
    if (issue) return issue.rule === 'server' ? issue.message : formatIssue(rules, issue)
    // The error of a reply is about what was filled in then.
    return (view.values[name] ?? '') === (reply?.values[name] ?? '') ? reply?.errors[name] : undefined
  }
  const field = (name: Exclude<Name, 'grade' | 'fit'>) => ({
    name,
    label: words[name],
    value: view.values[name] ?? '',
    error: errorFor(name),
    // Without scripts the browser brings the first refused field into view.
    autoFocus: Boolean(reply?.errors[name]),
    valid: view.valid.includes(name),
    onValueChange: (value: string) => flow.send({ type: 'form.change', values: { [name]: value } }),
    onBlur: () => flow.send({ type: 'form.blur', name }),
  })
  const { error } = view
  const formError = error
    ? error.kind === 'network'
      ? words.offline
      : [words.failed, error.message].filter(Boolean).join(' ')
    : reply?.formError
  return (
    <ReviewForm.Root
      {...queue}
      id={REVIEW_FORM}
      method="post"
      action={action}
      encType="multipart/form-data"
      aria-labelledby={`${REVIEW_FORM}-title`}
      onSubmit={event => {
        event.preventDefault()
        if (isUploading) setWaiting(true)
        else flow.send({ type: 'form.submit' })
      }}
    >
      <ReviewFormStyles />
      <h3 id={`${REVIEW_FORM}-title`} data-text="h4">
        {words.title}
      </h3>
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="product_id" value={productId} />
      <ReviewForm.Grade
        name="grade"
        label={words.grade}
        required
        value={view.grade}
        error={errorFor('grade')}
        autoFocus={Boolean(reply?.errors.grade)}
        onValueChange={grade => flow.send({ type: 'form.change', values: { grade: String(grade ?? '') } })}
      />
      <TextField {...field('name')} autoComplete="name" required />
      <TextareaField {...field('text')} max={COMMENT_MAX} rows={5} required />
      <SelectField
        name="fit"
        label={words.fit}
        optional
        value={view.values.fit ?? ''}
        error={errorFor('fit')}
        onValueChange={fit => flow.send({ type: 'form.change', values: { fit } })}
      >
        {Object.entries(words.fits).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <ReviewForm.Row>
        <TextareaField {...field('advantages')} max={COMMENT_MAX} rows={2} optional />
        <TextareaField {...field('disadvantages')} max={COMMENT_MAX} rows={2} optional />
      </ReviewForm.Row>
      <ReviewPhotos
        words={words.photos}
        reply={reply}
        onChange={(tokens, isUploading) => {
          setUploading(isUploading)
          flow.send({ type: 'form.change', values: { photos: tokens.join(' ') } })
        }}
      />
      {formError && (
        <div role="alert" {...broughtIntoView} className="review-error">
          <p>{formError}</p>
          {error && (
            <Button size="small" onClick={() => flow.send({ type: 'form.retry' })}>
              {words.retry}
            </Button>
          )}
        </div>
      )}
      <ReviewForm.Footer>
        <Button type="submit" variant="accent" pending={view.pending || isWaiting}>
          {words.send}
        </Button>
        <p data-text="caption">{words.storageNote}</p>
      </ReviewForm.Footer>
    </ReviewForm.Root>
  )
}

/** Confirmation of a published review. */
export function ReviewThanks() {
  const { locale } = usePage()
  return (
    <>
      <ReviewFormStyles />
      {use(loadDeferredWords(locale)).review.sent}
    </>
  )
}
