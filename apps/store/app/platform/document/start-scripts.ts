/**
 * What the server writes instead of `rel="modulepreload"` and of `type="module"`: the scripts of a page do not compete with its styles,
 * fonts and first picture for a slow connection.
 */
export const POSTPONED = 'postponed'

/** Milliseconds after the HTML is parsed at which scripts start without the first picture, or in a page that nobody sees. */
const FIRST_PICTURE_TIMEOUT_MS = 2000

/**
 * Inline script that starts the postponed ones after the first paint with the first picture. Rendered by the server; empty in the
 * browser's bundle.
 */
export const START_SCRIPTS = import.meta.env.SSR
  ? `addEventListener('DOMContentLoaded',()=>{let i=document.querySelector('img[fetchpriority]'),s=()=>{for(let e of document.querySelectorAll('[rel=${POSTPONED}],[type=${POSTPONED}]'))if(e.text){let n=document.createElement('script');n.type='module';n.text=e.text;e.replaceWith(n)}else e.rel='modulepreload'},p=()=>requestAnimationFrame(()=>setTimeout(s));setTimeout(s,${FIRST_PICTURE_TIMEOUT_MS});i?i.decode().then(p,p):p()})`
  : ''
