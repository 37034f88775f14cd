import type { Usage } from '../testing/usage.ts'
import { RatingHistogram } from './index.ts'

const counts = [
  { grade: 5, count: 62 },
  { grade: 4, count: 16 },
  { grade: 3, count: 5 },
  { grade: 2, count: 2 },
  { grade: 1, count: 1 },
] as const

export const usage: Usage = {
  when: ['Above the reviews of a product, to see how much the buyers agree.', 'As a filter of the reviews by grade.'],
  good: {
    text: 'Every grade has its row, the rare ones too.',
    Sample: () => (
      <RatingHistogram.Root counts={counts}>
        <RatingHistogram.Average />
        <RatingHistogram.Items aria-label="Reviews by rating" />
      </RatingHistogram.Root>
    ),
  },
  bad: {
    text: 'A distribution of two reviews promises more than is known: show the grade alone.',
    Sample: () => (
      <RatingHistogram.Root
        counts={[
          { grade: 5, count: 1 },
          { grade: 4, count: 1 },
        ]}
      >
        <RatingHistogram.Average />
        <RatingHistogram.Items figure="share" aria-label="Shares by rating" />
      </RatingHistogram.Root>
    ),
  },
  content: ['Counts of published reviews only.', 'The average is the exact one of these counts.'],
}
