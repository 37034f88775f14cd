import { Button } from '@shop/ui/button'
import { formatMessage } from '@shop/ui/messages/format'
import { Pagination } from '@shop/ui/pagination'
import { RatingHistogram } from '@shop/ui/rating-histogram'
import { ReviewForm } from '@shop/ui/review-form'
import { ReviewList } from '@shop/ui/review-list'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { isUnmodified } from '../../../platform/browser/unmodified-event.ts'
import { fetchModule } from '../../../platform/errors/chunk-reload.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { inLanguage } from '../questions/in-language.tsx'
import type { ReviewReply } from './action.server.ts'
import type { ProductView } from './loader.server.ts'
import { hasDraft, REVIEW_FORM } from './review-draft.ts'

const loadFields = () => fetchModule(() => import('./review-fields.tsx'))
const ReviewFields = lazy(async () => ({ default: (await loadFields()).ReviewFields }))
const ReviewThanks = lazy(async () => ({ default: (await loadFields()).ReviewThanks }))

interface ReviewsProps extends Pick<ProductView, 'reviews' | 'words'> {
  /** Of the product. */
  id: number
  /** The server's reply to a review sent without scripts. */
  reply: ReviewReply | null
}

/** State of the review form. `requested`: opened by the shopper just now, so it receives the focus. */
type FormState = 'closed' | 'open' | 'requested' | 'sent'

/** Average grade, distribution of grades, list of reviews and the review form. */
export function Reviews({ id, reviews, words, reply }: ReviewsProps) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [formState, setFormState] = useState<FormState>(reply ? 'open' : reviews.formState)
  const { total, average, counts, items, page, pages, sort, grade, fit } = reviews
  const listHref = (to: { page?: number; sort?: typeof sort; grade?: number | null }) => {
    const [ordered, graded] = [to.sort ?? sort, to.grade === undefined ? grade : to.grade]
    const list = [to.page ?? 1, ordered === 'new' ? null : ordered, graded].filter(part => part !== null)
    return `${pathname}?reviews=${list.join('-')}#reviews`
  }
  const form = `${pathname}?reviews=new`
  // A stored draft opens the form.
  useEffect(() => {
    if (hasDraft(id)) setFormState(before => (before === 'closed' ? 'open' : before))
  }, [id])
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isUnmodified(event)) return
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
  const shownList = `${page}-${sort}-${grade}`
  const shown = useRef(shownList)
  useEffect(() => {
    if (shown.current === shownList) return
    shown.current = shownList
    list.current?.focus({ preventScroll: true })
  }, [shownList])
  return (
    <div className="product-reviews">
      <div className="review-summary">
        {average === null ? (
          <p data-text="muted">{words.noReviews}</p>
        ) : (
          <>
            <RatingHistogram.Root counts={counts} value={grade} href={one => listHref({ grade: one })}>
              <RatingHistogram.Average value={average}>
                {words.ofFive}, {words.reviewsCount}
              </RatingHistogram.Average>
              <RatingHistogram.Items />
            </RatingHistogram.Root>
            {fit && (
              <p data-text="small">
                <b>{words.size}:</b> {fit}
              </p>
            )}
          </>
        )}
        {(formState === 'closed' || formState === 'sent') && (
          <Button asChild fullWidth>
            <a
              href={`${form}#${REVIEW_FORM}`}
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
        {reviews.all > 1 && (
          <nav className="review-order" aria-label={words.reviewSort} data-text="small">
            {(['new', 'best', 'worst'] as const).map(order => (
              <StoreLink
                key={order}
                href={listHref({ sort: order })}
                rel="nofollow"
                aria-current={order === sort || undefined}
              >
                {words.reviewSorts[order]}
              </StoreLink>
            ))}
            {grade !== null && (
              <StoreLink href={listHref({ grade: null })} rel="nofollow">
                {words.allGrades}
              </StoreLink>
            )}
          </nav>
        )}
        <div ref={list} tabIndex={-1} className="product-reviews__list">
          {items.map(
            ({ id: key, name, grade, date, text, advantages, disadvantages, reply: answer, day, ...review }) => (
              <ReviewList.Item key={key} name={name} grade={grade} date={date} formattedDate={day}>
                {(review.purchased || review.fit || review.language) && (
                  <ReviewList.Description>
                    {review.purchased && <b>{words.purchased}</b>}
                    {review.purchased && (review.fit ?? review.language) && '\u00a0· '}
                    {[review.fit, review.language].filter(Boolean).join('\u00a0· ')}
                  </ReviewList.Description>
                )}
                <p lang={review.lang}>{text}</p>
                {review.photos && (
                  <ul className="review-photos" aria-label={words.reviewPhotos}>
                    {review.photos.map(({ src, preview, width, height }, index) => (
                      <li key={src}>
                        <a href={src}>
                          <img
                            src={preview}
                            alt={formatMessage(words.reviewPhoto, { index: index + 1, name })}
                            width={Math.round((96 * width) / height)}
                            height={96}
                            loading="lazy"
                          />
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
                {advantages && (
                  <ReviewList.Description>
                    <b>{words.advantages}:</b> {inLanguage(review.lang, advantages)}
                  </ReviewList.Description>
                )}
                {disadvantages && (
                  <ReviewList.Description>
                    <b>{words.disadvantages}:</b> {inLanguage(review.lang, disadvantages)}
                  </ReviewList.Description>
                )}
                {answer && (
                  <ReviewList.Reply>
                    <b>{words.reply}:</b> {inLanguage(review.lang, answer)}
                  </ReviewList.Reply>
                )}
              </ReviewList.Item>
            ),
          )}
        </div>
        {page === null && items.length < total && (
          <Button asChild>
            <StoreLink href={`${pathname}?reviews=1#reviews`}>{words.moreReviews}</StoreLink>
          </Button>
        )}
        {page !== null && pages > 1 && <Pagination page={page} pages={pages} href={to => listHref({ page: to })} />}
      </div>
    </div>
  )
}
