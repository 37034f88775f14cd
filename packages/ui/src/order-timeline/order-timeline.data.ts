/** DOM contract of the order timeline. */
export const orderTimelineData = {
  scope: 'order-timeline',
  parts: {
    root: { 'data-orientation': 'vertical · horizontal: side by side where there is room' },
    item: {
      'data-state': 'done · current · upcoming · failed: cancelled, returned, not delivered',
      'data-variant': 'step · event: something that happened between the steps',
    },
    marker: {},
    title: {},
    date: {},
    description: {},
    link: {},
  },
} as const
