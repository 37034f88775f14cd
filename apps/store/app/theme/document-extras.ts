import { createContext } from 'react'

/** What a document has in its head because of the shop's settings. */
export interface DocumentExtras {
  favicon: string
  /** Text of a style element; empty: none. */
  style: string
}

export const noExtras: DocumentExtras = { favicon: '/brand/favicon.svg', style: '' }

/** Of the document being rendered. Empty in the browser: they are sent as HTML only. */
export const DocumentExtrasContext = /* @__PURE__ */ createContext(noExtras)
