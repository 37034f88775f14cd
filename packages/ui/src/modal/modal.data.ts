/** DOM contract of the dialogs. */
export const modalData = {
  scope: 'modal',
  parts: {
    overlay: { 'data-state': 'open · closed' },
    content: {
      'data-placement': 'end: side sheet · start: drawer · middle: in the middle, a bottom sheet on a phone',
      'data-state': 'open · closed',
    },
    head: {},
    title: {},
    body: {},
    foot: { 'data-layout': 'stack · actions: the first entry takes the whole width' },
  },
} as const
