/** DOM contract of the multi-level menu. */
export const menuData = {
  scope: 'menu',
  parts: {
    root: { 'data-direction': 'forward · back: which way the shown level came' },
    level: { 'data-depth': '1 to 4' },
    back: {},
    title: {},
    list: {},
    item: {},
    link: {},
    toggle: {},
  },
} as const
