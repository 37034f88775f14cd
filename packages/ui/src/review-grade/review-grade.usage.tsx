import type { Usage } from '../testing/usage.ts'
import { ReviewGrade } from './index.ts'

export const usage: Usage = {
  when: ['To show an average with the number of reviews, or a single grade.'],
  good: {
    text: 'The average never stands without its number of reviews.',
    Sample: () => (
      <>
        <ReviewGrade value={4.7} count={86} />
      </>
    ),
  },
  bad: {
    text: '«5.0» from a single review says nothing.',
    Sample: () => (
      <>
        <ReviewGrade value={5} />
      </>
    ),
  },
  content: ['One decimal.', 'No grade at all is left out; say «No reviews yet».'],
}
