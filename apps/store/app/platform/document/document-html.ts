import { createContext } from 'react-router'

/**
 * The rendered document as UTF-8; null until then, and for responses without one. Not the body of a `Response`, which would be read
 * and written once more.
 */
export const documentHtmlContext = createContext<Buffer<ArrayBuffer> | null>(null)

/** The document of a missing page: the same for all addresses of a kind, so it is rendered once and cached under a key of its own. */
export interface NotFoundDocument {
  /** Whether the document may be left out: the response is nobody's own, and not the one that is cached. */
  readonly mayOmit: () => boolean
  /** What the document depends on besides the shop's data: the routes that were found. Null until a page is missing. */
  routes: string | null
}

export const notFoundContext = createContext<NotFoundDocument>()

/** Inline script at the end of the document; empty: none. */
export const bootstrapScriptContext = createContext('')
