/** DOM contract of the tabs. */
export const tabsData = {
  scope: 'tabs',
  parts: {
    root: {},
    list: {},
    tab: {},
    count: {},
    panel: { 'data-persistent': 'is visible while another tab is selected', 'data-selected': 'its tab is selected' },
  },
} as const
