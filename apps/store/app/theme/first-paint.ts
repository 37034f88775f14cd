/** Storage key of the chosen colour scheme. Without one the device decides. */
export const SCHEME_KEY = 'scheme'

/**
 * Inline script that runs before the first paint: marks that scripts run, and sets the chosen scheme, so that nothing flashes.
 * Without storage the device decides. Rendered by the server; empty in the browser's bundle.
 */
export const FIRST_PAINT = import.meta.env.SSR
  ? `try{let r=document.documentElement;r.dataset.scripts='';let s=localStorage.${SCHEME_KEY};if(s)r.dataset.scheme=s}catch{}`
  : ''
