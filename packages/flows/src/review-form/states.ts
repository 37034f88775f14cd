import { asyncFormStates } from '../async-form/states.ts'

/** Description of each state of the review, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const reviewFormStates = {
  ...asyncFormStates,
  'form.restoring': 'Reads the draft about this product.',
  'form.sent': 'The review is published, and the draft removed.',
} as const
