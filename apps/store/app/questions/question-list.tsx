import { ReviewList } from '@shop/ui/review-list'
import type { QuestionView } from './question-view.server.ts'

interface QuestionListProps {
  items: readonly QuestionView[]
  /** «Відповідь магазину» */
  reply: string
  /** Heading level of the names. @default 3 */
  level?: 2 | 3
}

/** Questions about a product with the shop's answers. */
export function QuestionList({ items, reply, level = 3 }: QuestionListProps) {
  return items.map(({ id, name, text, answer, date, day }) => (
    <ReviewList.Item key={id} name={name} date={date} formattedDate={day} level={level}>
      <p>{text}</p>
      <ReviewList.Reply>
        <b>{reply}:</b> {answer}
      </ReviewList.Reply>
    </ReviewList.Item>
  ))
}
