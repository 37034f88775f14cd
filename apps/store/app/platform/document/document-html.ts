import { createContext } from 'react-router'

/**
 * HTML of the rendered document; null until then, and for responses without one. Not the body of a `Response`: each time that a body
 * is read and replaced costs a decoding and an encoding of the whole page.
 */
export const documentHtmlContext = createContext<string | null>(null)

/** The document of a missing page: the same for all addresses of a kind, so it is rendered once and kept under a key of its own. */
export interface NotFoundDocument {
  /** Whether the document may be left out: the response is nobody's own, and not the one that is kept. */
  readonly mayOmit: () => boolean
  /** What the document depends on besides the shop's data: the routes that were found. Null until a page is missing. */
  routes: string | null
}

export const notFoundContext = createContext<NotFoundDocument>()
