import { createContext } from 'react'

/** A tag for search engines and social networks. */
export type HeadTag =
  | { kind: 'meta'; name: string; content: string }
  | { kind: 'property'; name: string; content: string }
  | { kind: 'link'; rel: string; href: string; hrefLang?: string; type?: string }
  /** Structured data (JSON-LD). */
  | { kind: 'data'; data: object }

/** Tags of the document being rendered. Empty in the browser: they are sent as HTML only. */
export const HeadTagsContext = createContext<readonly HeadTag[]>([])
