import { Button } from '@shop/ui/button'
import { Pagination } from '@shop/ui/pagination'
import { ReviewForm } from '@shop/ui/review-form'
import { ReviewList } from '@shop/ui/review-list'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { isUnmodifiedClick } from '../browser/unmodified-click.ts'
import { fetchModule } from '../errors/chunk-reload.ts'
import type { FormReply } from '../forms/form-reply.server.ts'
import { StoreLink } from '../shell/store-link.tsx'
import type { ProductView } from './loader.server.ts'
import { hasDraft, REVIEW_FORM } from './review-draft.ts'

const loadFields = () => fetchModule(() => import('./review-fields.tsx'))
const ReviewFields = lazy(async () => ({ default: (await loadFields()).ReviewFields }))
const ReviewThanks = lazy(async () => ({ default: (await loadFields()).ReviewThanks }))

interface ReviewsProps extends Pick<ProductView, 'reviews' | 'words'> {
  /** Of the product. */
  id: number
  /** The server's reply to a review sent without scripts. */
  reply: FormReply | null
}

/** State of the review form. `requested`: opened by the shopper just now, so it receives the focus. */
type FormState = 'closed' | 'open' | 'requested' | 'sent'

/** Average grade, distribution of grades, list of reviews and the review form. */
export function Reviews({ id, reviews, words, reply }: ReviewsProps) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [formState, setFormState] = useState<FormState>(reply ? 'open' : reviews.formState)
  const { total, average, counts, items, page, pages } = reviews
  const form = `${pathname}?reviews=new#${REVIEW_FORM}`
  // A stored draft opens the form.
  useEffect(() => {
    if (hasDraft(id)) setFormState(before => (before === 'closed' ? 'open' : before))
  }, [id])
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    loadFields().then(
      () => setFormState('requested'),
      () => location.assign(href),
    )
  }
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (formState === 'sent') thanks.current?.focus({ preventScroll: true })
  }, [formState])
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    list.current?.focus({ preventScroll: true })
  }, [page])
  return (
    <div className="product-reviews">
      <div className="review-summary">
        <h2 data-visually-hidden="">{words.tabs.reviews}</h2>
        {average === null ? (
          <p data-text="muted">{words.noReviews}</p>
        ) : (
          <>
            <ReviewList.Average value={average}>
              {words.ofFive}, {words.reviewsCount}
            </ReviewList.Average>
            <ReviewList.Distribution counts={counts} />
          </>
        )}
        {(formState === 'closed' || formState === 'sent') && (
          <Button asChild fullWidth>
            <a
              href={form}
              rel="nofollow"
              onPointerEnter={() => void loadFields().catch(() => undefined)}
              onFocus={() => void loadFields().catch(() => undefined)}
              onClick={open}
            >
              {words.writeReview}
            </a>
          </Button>
        )}
      </div>
      <div>
        <div ref={thanks} tabIndex={-1} className="product-reviews__status">
          <ReviewForm.Status done={formState === 'sent'}>
            <Suspense>
              <ReviewThanks />
            </Suspense>
          </ReviewForm.Status>
        </div>
        {(formState === 'open' || formState === 'requested') && (
          <Suspense>
            <ReviewFields
              productId={id}
              action={form}
              reply={reply}
              focused={formState === 'requested'}
              onSent={() => {
                setFormState('sent')
                void revalidate()
              }}
            />
          </Suspense>
        )}
        <div ref={list} tabIndex={-1} className="product-reviews__list">
          {items.map(({ id: key, text, advantages, disadvantages, reply: answer, day, ...review }) => (
            <ReviewList.Item key={key} {...review} formattedDate={day}>
              <p>{text}</p>
              {advantages && (
                <ReviewList.Note>
                  <b>{words.advantages}:</b> {advantages}
                </ReviewList.Note>
              )}
              {disadvantages && (
                <ReviewList.Note>
                  <b>{words.disadvantages}:</b> {disadvantages}
                </ReviewList.Note>
              )}
              {answer && (
                <ReviewList.Reply>
                  <b>{words.reply}:</b> {answer}
                </ReviewList.Reply>
              )}
            </ReviewList.Item>
          ))}
        </div>
        {page === null && items.length < total && (
          <Button asChild>
            <StoreLink href={`${pathname}?reviews=1#reviews`}>{words.moreReviews}</StoreLink>
          </Button>
        )}
        {page !== null && pages > 1 && (
          <Pagination page={page} pages={pages} href={to => `${pathname}?reviews=${to}#reviews`} />
        )}
      </div>
    </div>
  )
}
