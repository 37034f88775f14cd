import type { FormValues } from '../async-form/context.ts'
import { type FormView, initialFormView } from '../async-form/view.ts'
import { gradeOf, type ReviewGrade, reviewFields } from './rules.ts'

export interface ReviewFormView extends FormView {
  /** The selected grade; null: none. */
  readonly grade: ReviewGrade | null
}

/** The view of a review form. */
export const reviewView = (view: FormView): ReviewFormView => ({ ...view, grade: gradeOf(view.values.grade) })

/** The server-rendered view. */
export const initialReviewView = (start?: FormValues): ReviewFormView =>
  reviewView(initialFormView(reviewFields(), start))
