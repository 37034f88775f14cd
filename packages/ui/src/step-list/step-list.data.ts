/** DOM contract of the step list. */
export const stepListData = {
  scope: 'step-list',
  parts: {
    root: {},
    step: { 'data-state': 'closed: upcoming · open: current · done: completed' },
    number: {},
    header: {},
    title: {},
    body: {},
    facts: {},
    fact: {},
    term: {},
    value: {},
  },
} as const
