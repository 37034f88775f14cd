import { asyncFormMachine } from '../async-form/machine.ts'
import type { FormCalls } from '../async-form/setup.ts'
import { reviewInputs, type SentReview } from './rules.ts'

/** A review form with a draft and a confirmation before leaving it dirty. */
export const reviewFormMachine = (calls: FormCalls<SentReview>, newKey: () => string, authorMax?: number) =>
  asyncFormMachine(calls, { form: reviewInputs(authorMax), newKey })
