import { type Grade, RatingHistogram } from '@shop/ui/rating-histogram'
import { useState } from 'react'

const counts = [
  { grade: 5, count: 62 },
  { grade: 4, count: 16 },
  { grade: 3, count: 5 },
  { grade: 2, count: 2 },
  { grade: 1, count: 1 },
] as const

/** The rows filter a list on the page; with `href` they are links instead. */
export const Example = () => {
  const [grade, setGrade] = useState<Grade | null>(null)
  return (
    <RatingHistogram.Root counts={counts} value={grade} onValueChange={setGrade}>
      <RatingHistogram.Average />
      <RatingHistogram.Items figure="share" aria-label="Reviews by rating" />
    </RatingHistogram.Root>
  )
}
