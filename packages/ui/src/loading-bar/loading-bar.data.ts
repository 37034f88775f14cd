/** DOM contract of the loading bar. */
export const loadingBarData = {
  scope: 'loading-bar',
  parts: { root: { 'data-state': 'loading · done · error' }, indicator: {} },
} as const
