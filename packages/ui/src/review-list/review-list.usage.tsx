import type { Usage } from '../testing/usage.ts'
import { ReviewList } from './index.ts'

export const usage: Usage = {
  when: [
    'For the reviews of a product, below their average and distribution (the rating histogram).',
    'For questions and answers: items without a grade.',
  ],
  good: {
    text: 'What the reviewer measured helps the next one; the shop answers.',
    Sample: () => (
      <>
        <ReviewList.Item name="Helen Marsh" grade={4} date="2026-11-03T09:00:00Z" formattedDate="3 November 2026">
          <p>The cloth is dense yet soft.</p>
          <ReviewList.Description>Size 46, height 168</ReviewList.Description>
          <ReviewList.Reply>Thank you!</ReviewList.Reply>
        </ReviewList.Item>
      </>
    ),
  },
  bad: {
    text: 'Cut texts: what a reader wants to know stands in the part that is missing.',
    Sample: () => (
      <>
        <ReviewList.Item name="Helen Marsh" grade={4} date="2026-11-03T09:00:00Z" formattedDate="3 November 2026">
          <p>The cloth is dense yet…</p>
        </ReviewList.Item>
      </>
    ),
  },
  content: ['Names as they were given.', 'Texts are not shortened.', 'Replies are signed by the shop.'],
}
