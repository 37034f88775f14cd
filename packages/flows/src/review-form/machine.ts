import { asyncFormMachine } from '../async-form/machine.ts'
import type { FormCalls } from '../async-form/setup.ts'
import { reviewInputs, type SentReview } from './rules.ts'

/** A review as a form: graded, written, kept until it is sent, not left behind without asking. */
export const reviewFormMachine = (calls: FormCalls<SentReview>, newKey: () => string, authorMax?: number) =>
  asyncFormMachine(calls, { form: reviewInputs(authorMax), newKey })
