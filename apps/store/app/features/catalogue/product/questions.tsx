import { Button } from '@shop/ui/button'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { QuestionList } from '../questions/question-list.tsx'
import type { ProductView } from './loader.server.ts'

interface QuestionsProps {
  questions: NonNullable<ProductView['details']>['questions']
  /** «Відповідь магазину» */
  reply: string
}

/** The last answered questions about the product; the page of all of them has the form. */
export function Questions({ questions, reply }: QuestionsProps) {
  const { title, lead, ask, all, items, path } = questions
  return (
    <>
      <div className="section__header">
        <h2 id="questions-title" data-text="h2">
          {title}
        </h2>
      </div>
      <div className="product-reviews">
        <div className="review-summary">
          <p data-text="muted">{lead}</p>
          <Button asChild fullWidth>
            <StoreLink href={`${path}#ask`} rel="nofollow">
              {ask}
            </StoreLink>
          </Button>
        </div>
        {items.length > 0 && (
          <div>
            <QuestionList items={items} reply={reply} />
            {all && (
              <Button asChild>
                <StoreLink href={path} rel="nofollow">
                  {all}
                </StoreLink>
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  )
}
