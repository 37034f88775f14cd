import { createContext } from 'react'

/** A tag for search engines and social networks, as a `MetaDescriptor`; `script:ld+json`: structured data. */
export type HeadTag =
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string; type?: string; title?: string }
  | { 'script:ld+json': object }

/** Tags of the document being rendered. Empty in the browser: they are sent as HTML only. */
export const HeadTagsContext = /* @__PURE__ */ createContext<readonly HeadTag[]>([])
