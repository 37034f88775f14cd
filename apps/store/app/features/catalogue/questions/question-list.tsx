import { ReviewList } from '@shop/ui/review-list'
import { inLanguage } from './in-language.tsx'
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
  return items.map(({ id, lang, name, text, answer, date, day }) => (
    <ReviewList.Item key={id} name={name} date={date} formattedDate={day} level={level}>
      <p lang={lang}>{text}</p>
      <ReviewList.Reply>
        <b>{reply}:</b> {inLanguage(lang, answer)}
      </ReviewList.Reply>
    </ReviewList.Item>
  ))
}
