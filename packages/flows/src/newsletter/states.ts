import { formStateDescriptions } from '../async-form/states.ts'

/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const newsletterStates = {
  ...formStateDescriptions,
  sent: 'Subscribed; the success message is shown for a while, or until the next input.',
} as const
