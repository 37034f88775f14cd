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
 * Keys that scripts alone answer, after the role of what has the focus, or of what it opens. The browser itself answers those of radios
 * and selects, the Enter of buttons and links, and moves the caret of a text.
 */
export const SCRIPTED_KEYS = /(spinbutton|combobox|menu)Arrow[UD]|spinbuttonPage|tab(Arrow[LR]|Home|End| )/

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
  ? `{earlyEvents=[];for(let t of ${JSON.stringify(['click', 'submit', ...interactionEvents]).replaceAll('"', "'")})addEventListener(t,e=>{if(earlyEvents){earlyEvents.push(e);let o=e.target,m=o.closest?.('${MARKED}'),n=m&&o.closest('a,button');if(m&&!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)&&(t=='click'?n&&m.localName!='form':t=='keydown'?${SCRIPTED_KEYS}.test((o.role||o.ariaHasPopup)+e.key):t=='submit'))e.preventDefault(),e.stopPropagation(),t=='keydown'||o.closest('[type=button]')||setTimeout(()=>{if(earlyEvents)earlyEvents=null,n?n.click():o.requestSubmit(e.submitter)},${HYDRATION_TIMEOUT_MS})}},1)}`
  : ''
