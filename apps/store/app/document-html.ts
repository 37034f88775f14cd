import { createContext } from 'react-router'

/**
 * HTML of the rendered document; null until then, and for responses without one. Not the body of a `Response`: each time that a body
 * is read and replaced costs a decoding and an encoding of the whole page.
 */
export const documentHtmlContext = createContext<string | null>(null)
