import { CUSTOMER_COOKIE } from '../auth/session-cookie.ts'

/** Storage key of the chosen colour scheme. Without one the device decides. */
export const SCHEME_KEY = 'scheme'

/**
 * Inline script that runs before the first paint: marks that scripts run, sets the chosen scheme and the name of the signed-in
 * customer, which the HTML of cached pages does not hold, so that nothing flashes. Without storage the device decides. Rendered by
 * the server; empty in the browser's bundle.
 */
export const FIRST_PAINT = import.meta.env.SSR
  ? `try{let r=document.documentElement;r.dataset.scripts='';let s=localStorage.${SCHEME_KEY};if(s)r.dataset.scheme=s}catch{}try{let r=document.documentElement,c=document.cookie.match(/(?:^|; )${CUSTOMER_COOKIE}=([^;]+)/);if(c){r.dataset.customer='';r.style.setProperty('--customer',JSON.stringify(decodeURIComponent(c[1])))}}catch{}`
  : ''
