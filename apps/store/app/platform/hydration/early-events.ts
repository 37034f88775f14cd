declare global {
  interface Window {
    /** Presses and other interactions before the page's modules have run; null afterwards. */
    earlyEvents?: Event[] | null
  }
}

/** Milliseconds that a submit or a link waits for hydration; after that the browser handles it natively. A button waits as long as it takes. */
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
  ? `{let q=earlyEvents=[],n=e=>e.target.closest('a,button'),h={click:e=>!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)&&n(e)?.closest('${MARKED}:not(form)'),submit:e=>e.target.closest('${MARKED}'),keydown:e=>${STEPPER_KEYS}.test(e.key)&&e.target.closest('${STEPPER_INPUT}')?.closest('${MARKED}')};for(let t of ${JSON.stringify(['click', 'submit', ...interactionEvents]).replaceAll('"', "'")})addEventListener(t,e=>{if(earlyEvents){q.push(e);if(h[t]?.(e))e.preventDefault(),e.stopPropagation(),t=='keydown'||e.target.closest('[type=button]')||setTimeout(()=>{if(earlyEvents)earlyEvents=null,t=='submit'?e.target.requestSubmit(e.submitter):n(e).click()},${HYDRATION_TIMEOUT_MS})}},1)}`
  : ''
