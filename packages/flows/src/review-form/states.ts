import { asyncFormStates } from '../async-form/states.ts'

/** Description of each state of the review means, for its diagram. Separate from the machine so that browsers need not fetch it. */
export const reviewFormStates = {
  ...asyncFormStates,
  'form.restoring': 'Reads what was begun about this product.',
  'form.sent': 'The review is published, and the draft forgotten.',
} as const
