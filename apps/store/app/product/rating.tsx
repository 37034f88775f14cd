import { ReviewGrade } from '@shop/ui/review-grade'

interface RatingProps {
  value: number
  count: number
  /** «86 відгуків» */
  words: string
}

/** The average grade, linked to the reviews. */
export function Rating({ value, count, words }: RatingProps) {
  return (
    <a className="buybox__grade" href="#reviews">
      <ReviewGrade value={value} count={count}>
        <span data-text="link">{words}</span>
      </ReviewGrade>
    </a>
  )
}
