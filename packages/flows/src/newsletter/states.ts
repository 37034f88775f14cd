import { formStateDescriptions } from '../async-form/states.ts'

/** What each state of the newsletter means, for its diagram. Not part of the machine: a browser need not fetch it. */
export const newsletterStates = {
  ...formStateDescriptions,
  sent: 'The address is taken; the thanks stand for a while, or until the next letter is typed.',
} as const
