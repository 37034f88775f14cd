import type { Text } from '../../text.ts'

/** A news article: `/news/{slug}`. `date` is a day (`2026-11-18`). `body` is HTML of the tags that `html.ts` writes. */
export interface DemoArticle {
  slug: string
  date: string
  /** Advice on choosing or care, at least 500 words long, to which goods link. */
  isGuide?: true
  title: Text
  lead: Text
  body: Text
}
