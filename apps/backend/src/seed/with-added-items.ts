import type { MenuItem } from '@shop/contract'

/** The items of a menu, with those of `demo` whose path is in `paths` at the end of their level. Nothing else is changed. */
export const withAddedItems = (
  items: readonly MenuItem[],
  demo: readonly MenuItem[],
  paths: ReadonlySet<string>,
): MenuItem[] => [
  ...items.map(item => {
    const same = demo.find(({ url, name }) => url === item.url && (url !== '' || name === item.name))
    return same ? { ...item, children: withAddedItems(item.children, same.children, paths) } : item
  }),
  ...demo.filter(({ url }) => paths.has(url) && items.every(item => item.url !== url)),
]
