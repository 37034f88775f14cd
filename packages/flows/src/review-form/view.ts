import type { FormValues } from '../async-form/context.ts'
import { type FormView, initialFormView } from '../async-form/view.ts'
import { gradeOf, type ReviewGrade, reviewInputs } from './rules.ts'

export interface ReviewFormView extends FormView {
  /** The grade that is chosen; null: none. */
  readonly grade: ReviewGrade | null
}

/** What is shown of the form a review is. */
export const reviewView = (view: FormView): ReviewFormView => ({ ...view, grade: gradeOf(view.values.grade) })

/** The server-rendered view. */
export const initialReviewView = (start?: FormValues): ReviewFormView =>
  reviewView(initialFormView(reviewInputs(), start))
