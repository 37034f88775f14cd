import type { Text } from '../../text.ts'

/** `url` is a path without the language's prefix; the backend adds `/ru` and `/en`. Empty: a heading, not a link. */
export interface DemoMenuItem {
  name: Text
  url: string
  children: readonly DemoMenuItem[]
}

export interface DemoMenu {
  /** 1 header, 2 footer, 6 catalogue: spec §3 Menus. */
  id: 1 | 2 | 6
  name: Text
  items: readonly DemoMenuItem[]
}
