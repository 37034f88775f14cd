/** DOM contract of the tooltip. */
export const tooltipData = {
  scope: 'tooltip',
  parts: {
    trigger: {},
    content: { 'data-side': 'top · bottom · left · right: beside the trigger, where there is room' },
    arrow: {},
  },
} as const
