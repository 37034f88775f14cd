import { ReviewList } from '@shop/ui/review-list'

export const Example = () => (
  <>
    <ReviewList.Average value={4.7}>out of 5, from 86 grades</ReviewList.Average>
    <ReviewList.Distribution
      counts={[
        { grade: 5, count: 62 },
        { grade: 4, count: 24 },
      ]}
    />
    <ReviewList.Item name="Helen Marsh" grade={4} date="2026-11-03T09:00:00Z" formattedDate="3 November 2026">
      <p>The cloth is dense yet soft.</p>
      <ReviewList.Description>Size 46, height 168</ReviewList.Description>
      <ReviewList.Reply>Thank you!</ReviewList.Reply>
    </ReviewList.Item>
  </>
)
