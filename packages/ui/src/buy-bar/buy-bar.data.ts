/** DOM contract of the sticky buy bar. */
export const buyBarData = {
  scope: 'buy-bar',
  parts: { root: { 'data-state': 'open: the target has scrolled out above the viewport · closed' } },
} as const
