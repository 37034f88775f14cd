import { Button } from '@shop/ui/button'
import { Pagination } from '@shop/ui/pagination'
import { ReviewForm } from '@shop/ui/review-form'
import { ReviewList } from '@shop/ui/review-list'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { isPlainPress } from '../browser/plain-press.ts'
import { fetchModule } from '../errors/lost-chunk.ts'
import type { Reply } from '../forms/reply.server.ts'
import { StoreLink } from '../shell/store-link.tsx'
import type { ProductView } from './product.server.ts'
import { hasDraft, REVIEW_FORM } from './review-draft.ts'

const loadFields = () => fetchModule(() => import('./review-fields.tsx'))
const ReviewFields = lazy(async () => ({ default: (await loadFields()).ReviewFields }))
const ReviewThanks = lazy(async () => ({ default: (await loadFields()).ReviewThanks }))

export interface ReviewsProps extends Pick<ProductView, 'reviews' | 'words'> {
  /** Of the product. */
  id: number
  /** What the server said to a review sent without scripts. */
  reply: Reply | null
}

/** How far the writing of a review is. `asked`: the shopper opened the form just now. */
type Writing = 'no' | 'open' | 'asked' | 'sent'

/** The mean, how many gave which grade, what they wrote, and the form for one's own. */
export function Reviews({ id, reviews, words, reply }: ReviewsProps) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [writing, setWriting] = useState<Writing>(reply ? 'open' : reviews.writing)
  const { total, average, counts, items, page, pages } = reviews
  const form = `${pathname}?reviews=new#${REVIEW_FORM}`
  // What was begun on this device is gone on with.
  useEffect(() => {
    if (hasDraft(id)) setWriting(before => (before === 'no' ? 'open' : before))
  }, [id])
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    loadFields().then(
      () => setWriting('asked'),
      () => location.assign(href),
    )
  }
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (writing === 'sent') thanks.current?.focus({ preventScroll: true })
  }, [writing])
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    list.current?.focus({ preventScroll: true })
  }, [page])
  return (
    <div className="reviews">
      <div className="score">
        <h2 data-visually-hidden="">{words.tabs.reviews}</h2>
        {average === null ? (
          <p data-text="muted">{words.noReviews}</p>
        ) : (
          <>
            <ReviewList.Average value={average}>
              {words.outOf}, {words.reviewsCount}
            </ReviewList.Average>
            <ReviewList.Distribution counts={counts} />
          </>
        )}
        {(writing === 'no' || writing === 'sent') && (
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
        <div ref={thanks} tabIndex={-1} className="reviews__thanks">
          <ReviewForm.Status done={writing === 'sent'}>
            <Suspense>
              <ReviewThanks />
            </Suspense>
          </ReviewForm.Status>
        </div>
        {(writing === 'open' || writing === 'asked') && (
          <Suspense>
            <ReviewFields
              productId={id}
              action={form}
              reply={reply}
              focused={writing === 'asked'}
              onSent={() => {
                setWriting('sent')
                void revalidate()
              }}
            />
          </Suspense>
        )}
        <div ref={list} tabIndex={-1} className="reviews__list">
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
