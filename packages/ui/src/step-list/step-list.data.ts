/** DOM contract of the step list. */
export const stepListData = {
  scope: 'step-list',
  parts: {
    root: {},
    item: { 'data-state': 'closed: upcoming · open: current · done: completed' },
    number: {},
    header: {},
    title: {},
    content: {},
    facts: {},
    fact: {},
    term: {},
    value: {},
  },
} as const
