/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const returnRequestStates = {
  opening: 'Goes on from what came with the page, or asks.',
  loading: 'What can go back, what was asked for so far and the questions are asked for.',
  failed: 'They could not be had; it can be tried again.',
  deciding: 'Looks whether something of the chosen order can go back.',
  choosing: 'No order is chosen.',
  ineligible:
    'Nothing of the chosen order can go back: it has not arrived, the last day is over, or its goods are not taken back.',
  editing: 'What of the order, exchange or return, why, and a comment; in whatever order.',
  submitting: 'The request is sent. Pressing again changes nothing.',
  submitted: 'The request stands.',
} as const
