/** DOM contract of the popover. */
export const popoverData = {
  scope: 'popover',
  parts: {
    root: {},
    trigger: {},
    content: { 'data-side': 'bottom · top · left · right: beside the trigger, where there is room' },
    arrow: {},
    header: {},
    title: {},
    description: {},
    footer: {},
    close: {},
  },
} as const
