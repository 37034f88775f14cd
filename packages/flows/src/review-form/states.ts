import { asyncFormStates } from '../async-form/states.ts'

/** What each state of the review means, for its diagram. Not part of the machine: a browser need not fetch it. */
export const reviewFormStates = {
  ...asyncFormStates,
  'form.restoring': 'Reads what was begun about this product.',
  'form.sent': 'The review is published, and the draft forgotten.',
} as const
