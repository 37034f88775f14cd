/** DOM contract of the tabs. */
export const tabsData = {
  scope: 'tabs',
  parts: { root: {}, list: {}, tab: {}, count: {}, panel: {} },
} as const
