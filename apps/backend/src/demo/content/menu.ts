import type { Text } from '../../text.ts'

/** `url` is a path without the language's prefix; the backend adds `/ru` and `/en`. Empty: a heading, not a link. */
export interface DemoMenuItem {
  name: Text
  url: string
  /** What the item is about. */
  text?: Text
  children: readonly DemoMenuItem[]
}

export interface DemoMenu {
  /** 1 header, 2 footer, 6 catalogue: spec §3 Menus. 7 lists by standard, 8 pages by trade. */
  id: 1 | 2 | 6 | 7 | 8
  name: Text
  items: readonly DemoMenuItem[]
}
