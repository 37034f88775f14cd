import { createContext } from 'react'

/** What only machines read of a page: search engines and social networks. */
export type HeadTag =
  | { kind: 'meta'; name: string; content: string }
  | { kind: 'property'; name: string; content: string }
  | { kind: 'link'; rel: string; href: string; hrefLang?: string; type?: string }
  /** Structured data, as schema.org has it. */
  | { kind: 'data'; data: object }

/** Tags of the document being rendered. Empty in the browser: they are sent once, as HTML. */
export const HeadTagsContext = createContext<readonly HeadTag[]>([])
