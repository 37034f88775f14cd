import { ReviewList } from '@shop/ui/review-list'

export const Example = () => (
  <ReviewList.Item name="Helen Marsh" grade={4} date="2026-11-03T09:00:00Z" formattedDate="3 November 2026">
    <p>The cloth is dense yet soft.</p>
    <ReviewList.Description>Size 46, height 168</ReviewList.Description>
    <ReviewList.Reply>Thank you!</ReviewList.Reply>
  </ReviewList.Item>
)
