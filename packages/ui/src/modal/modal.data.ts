/** DOM contract of the dialogs. */
export const modalData = {
  scope: 'modal',
  parts: {
    trigger: {},
    overlay: { 'data-state': 'open · closed' },
    content: {
      'data-placement': 'end: side sheet · start: drawer · center: centred, a bottom sheet on phones',
      'data-state': 'open · closed',
    },
    header: {},
    title: {},
    close: {},
    description: {},
    body: {},
    footer: { 'data-layout': 'stack · actions: the first child takes the full width' },
  },
} as const
