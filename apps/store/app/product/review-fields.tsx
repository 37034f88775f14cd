import '@shop/ui/theme/review-form.css'
import './review-fields.css'
import { COMMENT_MAX, wordIssue } from '@shop/contract/fields'
import { lazyFlow } from '@shop/flows/lazy'
import { useFlowEvent, useFlowView, useOwnFlow } from '@shop/flows/react'
import type { ReviewFormEmitted, ReviewFormEvent } from '@shop/flows/review-form'
import { initialReviewView, type ReviewFormView } from '@shop/flows/review-form/view'
import { Button } from '@shop/ui/button'
import { TextareaField, TextField } from '@shop/ui/field'
import { ReviewForm } from '@shop/ui/review-form'
import { use, useEffect, useRef } from 'react'
import { createApiClient } from '../browser/api-client.ts'
import { sharedStorageOf } from '../browser/environment.ts'
import { whileOnline } from '../errors/lost-chunk.ts'
import { useAwake, WAITS } from '../forms/early-submit.ts'
import type { Reply } from '../forms/reply.server.ts'
import { loadRules } from '../forms/rules.ts'
import { usePage } from '../page.ts'
import { loadLaterWords } from './later-words.ts'
import { REVIEW_FORM } from './review-draft.ts'

interface ReviewFieldsProps {
  productId: number
  /** Where the form goes without scripts. */
  action: string
  /** What the server said to a form sent without scripts. */
  reply: Reply | null
  /** The shopper asked for the form just now: it takes the focus. */
  focused: boolean
  onSent: () => void
}

const names = ['grade', 'name', 'text', 'advantages', 'disadvantages'] as const
type Name = (typeof names)[number]

/** The review's machine, fetched with the form; what is typed until it is there is shown and kept for it. */
const reviewFlow = (productId: number, lang: ReturnType<typeof usePage>['locale'], first: ReviewFormView) => {
  let { values: typed } = first
  return lazyFlow<ReviewFormEvent, ReviewFormView, ReviewFormEmitted>(
    async () =>
      (await whileOnline(() => import('@shop/flows/review-form'))).createReviewFormFlow({
        client: createApiClient(),
        storage: sharedStorageOf(window),
        productId,
        lang,
        start: first.values,
      }),
    {
      view: first,
      light(event, show) {
        if (event.type === 'form.change') {
          typed = { ...typed, ...event.values }
          show(initialReviewView(typed))
        }
        return 'load'
      },
    },
  )
}

/** «Залишити відгук»: grade, name, text. What is typed is kept on this device until it is sent. */
export function ReviewFields({ productId, action, reply, focused, onSent }: ReviewFieldsProps) {
  const { locale } = usePage()
  const words = use(loadLaterWords(locale)).review
  const rules = use(loadRules(locale))
  const flow = useOwnFlow(() => reviewFlow(productId, locale, initialReviewView(reply?.values)))
  const view = useFlowView(flow)
  const form = useRef<HTMLFormElement>(null)
  useAwake(form)

  const focus = (name: string) => {
    const wanted = form.current?.querySelector(`[name="${name}"]`)
    if (wanted instanceof HTMLElement) wanted.focus()
  }
  useFlowEvent(flow, 'form.focus', ({ name }) => focus(name))
  useFlowEvent(flow, 'form.sent', onSent)
  useEffect(() => {
    void flow.load()
    const back = () => flow.send({ type: 'network.back' })
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [flow])
  const wasAsked = useRef(focused)
  useEffect(() => {
    const place = form.current
    if (!place) return
    // What was typed before the script came.
    const typed = [...new FormData(place)].flatMap(([name, value]) =>
      names.some(own => own === name) && typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    )
    if (typed.length > 0) flow.send({ type: 'form.change', values: Object.fromEntries(typed) })
    if (wasAsked.current) {
      const first = place.querySelector('[name="grade"]:checked') ?? place.querySelector('[name="grade"]')
      if (first instanceof HTMLElement) first.focus()
    }
  }, [flow])

  const errorOf = (name: Name) => {
    const issue = view.issues[name]
    if (issue) return issue.rule === 'server' ? issue.message : wordIssue(rules, issue)
    return view.dirty ? undefined : reply?.errors[name]
  }
  const field = (name: Exclude<Name, 'grade'>) => ({
    name,
    label: words[name],
    value: view.values[name] ?? '',
    error: errorOf(name),
    valid: view.valid.includes(name),
    onValueChange: (value: string) => flow.send({ type: 'form.change', values: { [name]: value } }),
    onBlur: () => flow.send({ type: 'form.blur', name }),
  })
  const { error } = view
  const trouble = error
    ? error.kind === 'network'
      ? words.offline
      : [words.failed, error.message].filter(Boolean).join(' ')
    : reply?.trouble
  return (
    <ReviewForm.Root
      {...WAITS}
      ref={form}
      id={REVIEW_FORM}
      method="post"
      action={action}
      aria-labelledby={`${REVIEW_FORM}-title`}
      onSubmit={event => {
        event.preventDefault()
        flow.send({ type: 'form.submit' })
      }}
    >
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
        error={errorOf('grade')}
        onValueChange={grade => flow.send({ type: 'form.change', values: { grade: String(grade ?? '') } })}
      />
      <TextField {...field('name')} autoComplete="name" required />
      <TextareaField {...field('text')} max={COMMENT_MAX} rows={5} required />
      <ReviewForm.Row>
        <TextareaField {...field('advantages')} max={COMMENT_MAX} rows={2} optional />
        <TextareaField {...field('disadvantages')} max={COMMENT_MAX} rows={2} optional />
      </ReviewForm.Row>
      {trouble && (
        <div role="alert" className="review-trouble">
          <p>{trouble}</p>
          {error && (
            <Button size="small" onClick={() => flow.send({ type: 'form.retry' })}>
              {words.retry}
            </Button>
          )}
        </div>
      )}
      <ReviewForm.Footer>
        <Button type="submit" variant="accent" pending={view.pending}>
          {words.send}
        </Button>
        <p data-text="caption">{words.kept}</p>
      </ReviewForm.Footer>
    </ReviewForm.Root>
  )
}

/** Said once a review is published. */
export function ReviewThanks() {
  const { locale } = usePage()
  return use(loadLaterWords(locale)).review.sent
}
