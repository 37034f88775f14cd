import { createContext } from 'react'
import type { SnippetPolicy } from '../consent/snippet-policy.server.ts'

/** What a document has in its head because of the shop's settings. */
export interface DocumentExtras {
  favicon: string
  /** Text of a style element; empty: none. */
  style: string
  /** What its policy allows for the snippets of the settings; null: none may run. */
  snippets: SnippetPolicy | null
}

export const noExtras: DocumentExtras = { favicon: '/brand/favicon.svg', style: '', snippets: null }

/** Of the document being rendered. Empty in the browser: they are sent as HTML only. */
export const DocumentExtrasContext = /* @__PURE__ */ createContext(noExtras)
