import { Button } from '@shop/ui/button'
import { useShopUi } from '@shop/ui/provider'
import { gradeWord, ReviewGrade } from '@shop/ui/review-grade'
import type { CSSProperties } from 'react'
import { useLocation } from 'react-router'
import { StoreLink } from '../shell/store-link.tsx'
import type { ProductView } from './product.server.ts'

type ReviewsProps = Pick<ProductView, 'reviews' | 'words'>

const share = (count: number, total: number): CSSProperties & Record<`--${string}`, string> => ({
  '--v': `${total > 0 ? Math.round((count / total) * 100) : 0}%`,
})

/** The mean, how many gave which grade, and what they wrote. */
export function Reviews({ reviews, words }: ReviewsProps) {
  const { messages } = useShopUi()
  const { pathname } = useLocation()
  const { total, average, counts, items } = reviews
  if (average === null) return <p data-text="soft">{words.noReviews}</p>
  return (
    <div className="reviews">
      <div className="score">
        <h2 data-visually-hidden="">{words.tabs.reviews}</h2>
        <div className="score__big">
          <span data-text="figure">{average.toFixed(1).replace('.', messages.numbers.decimal)}</span>
          <p data-text="small soft">
            <b>{gradeWord(average, messages)}</b>
            {words.outOf}, {words.reviewsCount}
          </p>
        </div>
        <ul className="dist">
          {counts.map(({ grade, count }) => (
            <li key={grade}>
              <span>{messages.grade.words[grade]}</span>
              <i style={share(count, total)} />
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        {items.map(review => (
          <article className="review" key={review.id}>
            <div className="review__head">
              <h3>{review.name}</h3>
              <ReviewGrade value={review.grade} look="studs" />
              <time dateTime={review.date}>{review.day}</time>
            </div>
            <p>{review.text}</p>
            {review.advantages && (
              <p className="review__more">
                <b>{words.advantages}:</b> {review.advantages}
              </p>
            )}
            {review.disadvantages && (
              <p className="review__more">
                <b>{words.disadvantages}:</b> {review.disadvantages}
              </p>
            )}
            {review.reply && (
              <p className="answer">
                <b>{words.reply}:</b> {review.reply}
              </p>
            )}
          </article>
        ))}
        {items.length < total && (
          <Button asChild>
            <StoreLink href={`${pathname}?reviews=all#reviews`}>{words.moreReviews}</StoreLink>
          </Button>
        )}
      </div>
    </div>
  )
}
