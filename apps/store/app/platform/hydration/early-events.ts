declare global {
  interface Window {
    /** Presses and other interactions before the page's modules have run; null afterwards. */
    earlyEvents?: Event[] | null
  }
}

/** Milliseconds that a submit or a link waits for hydration; after that the browser handles it natively. A button waits as long as it takes. */
export const HYDRATION_TIMEOUT_MS = 4000

export const MARKED = '[data-prehydration-queue]'
/**
 * Keys that scripts alone answer, after the tag and the role of what has the focus, or the role of what it opens. The browser itself
 * answers those of radios and selects, a button's and a link's Enter, and moves the caret of a text.
 */
export const SCRIPTED_KEYS =
  /(spinbutton|combobox|menu) Arrow(Up|Down)|spinbutton Page|tab (Arrow(Left|Right)|Home|End)|^a tab {2}$/

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
  ? `{let q=earlyEvents=[],n=e=>e.target.closest('a,button'),m=e=>e.target.closest('${MARKED}'),h={click:e=>n(e)?.closest('${MARKED}:not(form)'),submit:m,keydown:e=>${SCRIPTED_KEYS}.test(e.target.localName+' '+(e.target.role||e.target.ariaHasPopup)+' '+e.key)&&m(e)};for(let t of ${JSON.stringify(['click', 'submit', ...interactionEvents]).replaceAll('"', "'")})addEventListener(t,e=>{if(earlyEvents){q.push(e);if(!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)&&h[t]?.(e))e.preventDefault(),e.stopPropagation(),t=='keydown'||e.target.closest('[type=button]')||setTimeout(()=>{if(earlyEvents)earlyEvents=null,t=='submit'?e.target.requestSubmit(e.submitter):n(e).click()},${HYDRATION_TIMEOUT_MS})}},1)}`
  : ''
