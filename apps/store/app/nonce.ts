import { createContext } from 'react'

/** Nonce of the answer being rendered, for inline scripts of ours. Empty in the browser, which hides it from scripts. */
export const NonceContext = createContext('')
