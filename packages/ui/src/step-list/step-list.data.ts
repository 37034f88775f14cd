/** DOM contract of the steps. */
export const stepListData = {
  scope: 'step-list',
  parts: {
    root: {},
    step: { 'data-state': 'closed: not yet · open: now · done: filled in' },
    number: {},
    head: {},
    title: {},
    body: {},
    facts: {},
    fact: {},
    term: {},
    value: {},
  },
} as const
