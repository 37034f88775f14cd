/** Where a shopper's own choice between light and dark is kept. Without one the device decides. */
export const SCHEME_KEY = 'scheme'

/**
 * Runs before the first paint: says that there are scripts, and sets the chosen scheme, so that nothing flashes. Storage may
 * be forbidden; then the device decides. Written by the server; the browser has no use for its text.
 */
export const FIRST_PAINT = import.meta.env.SSR
  ? `try{let r=document.documentElement;r.dataset.scripts='';let s=localStorage.${SCHEME_KEY};if(s)r.dataset.scheme=s}catch{}`
  : ''
