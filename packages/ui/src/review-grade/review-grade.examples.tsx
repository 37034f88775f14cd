import { ReviewGrade } from '@shop/ui/review-grade'

export const Example = () => <ReviewGrade value={4.7} count={86} />
