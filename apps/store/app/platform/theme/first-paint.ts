import { CITY_COOKIE } from '../browser/remembered-city.ts'
import { START_SCRIPTS } from '../document/start-scripts.ts'
import { EARLY_EVENTS } from '../hydration/early-events.ts'
import { CUSTOMER_COOKIE, CUSTOMER_ID_COOKIE } from '../session/session-cookie.ts'

/** Storage key of the chosen colour scheme; without it the device's preference applies. */
export const SCHEME_KEY = 'scheme'

/**
 * A link or form pressed offline before the scripts of the page have run would be replaced by the browser's error page: it waits
 * for the network, with the notice, whose `id` is `offline`. `holdDuringOutage` takes over.
 */
const HOLD_BEFORE_SCRIPTS =
  "onclick=onsubmit=e=>{let a=e.submitter||e.target.closest('a');if(a&&!a.hash&&!navigator.onLine)e.preventDefault(),offline.hidden=0,ononline=()=>a.click()}"

/**
 * Inline script that runs before the first paint, to avoid a flash: marks that scripts run, sets the chosen colour scheme, the
 * name and id of the signed-in customer and the remembered city, which cached HTML does not contain, again when React has made the
 * document anew, as after a translator. Then `HOLD_BEFORE_SCRIPTS`, `EARLY_EVENTS` and `START_SCRIPTS`. Rendered by the server; empty in the browser's bundle.
 */
export const FIRST_PAINT = import.meta.env.SSR
  ? `{let r=document.documentElement,d=r.dataset,c=n=>decodeURIComponent((document.cookie.match('(?:^|; )'+n+'=([^;]+)')||'')[1]||''),t=(n,v)=>r.style.setProperty(n,JSON.stringify(v)),m=()=>{if(!d.scripts){d.scripts=1;try{let s=localStorage.${SCHEME_KEY};if(s)d.scheme=s}catch{}try{let n=c('${CUSTOMER_COOKIE}');if(n)d.customer=c('${CUSTOMER_ID_COOKIE}'),t('--customer',n)}catch{}try{let n=c('${CITY_COOKIE}').split(/[|,]/)[1];if(n)d.city=1,t('--city',n)}catch{}}};m();new MutationObserver(m).observe(r,{attributes:1})}${HOLD_BEFORE_SCRIPTS};${EARLY_EVENTS}${START_SCRIPTS}`
  : ''
