declare global {
  interface Window {
    /** Presses and other interactions before the page's modules have run; null afterwards. */
    earlyEvents?: Event[] | null
  }
}

/** Milliseconds that a submit or a link waits for hydration; after that the browser handles it natively. */
export const HYDRATION_TIMEOUT_MS = 4000

export const MARKED = '[data-prehydration-queue]'
export const STEPPER_INPUT = '[role=spinbutton]'
/** Keys that change the number of a stepper. */
export const STEPPER_KEYS = /^(Arrow|Page)(Up|Down)$/

/** What starts the hydration of deferred parts. */
export const interactionEvents = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'change',
  'scroll',
  'shop:hydrate',
]

/**
 * Inline script that notes interactions until the modules run, and holds what is pressed in marked elements: `prehydration-queue.ts`
 * takes over, by the same rules. Rendered by the server; empty in the browser's bundle.
 */
export const EARLY_EVENTS = import.meta.env.SSR
  ? `{let q=earlyEvents=[],n=v=>v.target.closest('a,button'),h={click:v=>!(v.button||v.metaKey||v.ctrlKey||v.shiftKey||v.altKey)&&n(v)?.closest('${MARKED}:not(form)'),submit:v=>v.target.closest('${MARKED}'),keydown:v=>${STEPPER_KEYS}.test(v.key)&&v.target.closest('${STEPPER_INPUT}')?.closest('${MARKED}')};for(let t of ${JSON.stringify(['click', 'submit', ...interactionEvents]).replaceAll('"', "'")})addEventListener(t,v=>{if(earlyEvents){q.push(v);if(h[t]?.(v))v.preventDefault(),v.stopPropagation(),setTimeout(()=>{if(earlyEvents)earlyEvents=null,t=='click'?n(v).click():t=='submit'&&v.target.requestSubmit(v.submitter)},${HYDRATION_TIMEOUT_MS})}},true)}`
  : ''
