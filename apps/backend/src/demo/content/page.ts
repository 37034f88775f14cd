import type { Text } from '../../text.ts'

/** A content page: `/{slug}` in every language. `body` is HTML of the tags that `html.ts` writes. */
export interface DemoPage {
  slug: string
  title: Text
  /** For search engines and link previews, one or two sentences. */
  description: Text
  body: Text
}
