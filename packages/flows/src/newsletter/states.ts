import { formStateDescriptions } from '../async-form/states.ts'

/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const newsletterStates = {
  ...formStateDescriptions,
  sent: 'The address is taken; the thanks stand for a while, or until the next letter is typed.',
} as const
