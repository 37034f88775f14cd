/** DOM contract of the bar with price and button. */
export const buyBarData = {
  scope: 'buy-bar',
  parts: { root: { 'data-state': 'open: the main button has gone upwards · closed' } },
} as const
