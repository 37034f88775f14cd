/** DOM contract of the multi-level menu. */
export const menuData = {
  scope: 'menu',
  parts: {
    root: { 'data-direction': 'forward · back: direction of the last navigation' },
    level: { 'data-depth': '1 to 4' },
    back: {},
    title: {},
    list: {},
    item: {},
    link: {},
    trigger: {},
  },
} as const
