import { useEffect, useRef, useSyncExternalStore } from 'react'
import { subscribeTo } from '../browser/subscribe-to.ts'
import { isUnmodified } from '../browser/unmodified-event.ts'
import { HYDRATION_TIMEOUT_MS, MARKED, SCRIPTED_KEYS } from './early-events.ts'

/**
 * What is done again with a marked element once it is hydrated, in the order of what was pressed. `isNative`: the browser itself does
 * something with it.
 */
export const queue = new Map<Element, { presses: Press[]; isNative: boolean }>()

interface Press {
  /** The link or button, also that which has submitted a form. */
  control: HTMLElement | null
  repeat: () => void
}

/** A press is just repeated: what it leads to, such as the submit of a form around it, is not held again. */
let isRepeating = false

/** Repeats what was pressed in a marked element, which stays marked until then: what is pressed meanwhile waits for its turn. */
function replay(marked: Element): void {
  // In later tasks, so that each press starts at the result of the last, and a form is submitted after the presses inside it.
  for (const press of queue.get(marked)?.presses ?? [])
    setTimeout(() => {
      // A form cannot be submitted by a button that hydration has taken away.
      isRepeating = !isReplaced(press)
      if (isRepeating) press.repeat()
      isRepeating = false
    })
  queue.delete(marked)
  setTimeout(() => (queue.has(marked) ? replay(marked) : marked.removeAttribute('data-prehydration-queue')))
}

/**
 * Does without scripts what was pressed last and waits for a hydration that never comes. Returns whether anything did: its answer takes
 * the place of the page.
 */
export function replayNatively(): boolean {
  const last = [...queue].findLast(([, { isNative }]) => isNative)
  if (last) replay(last[0])
  return Boolean(last)
}

/** Whether React has rendered it anew instead of hydrating it, or hydration has taken it away. */
export const isReplaced = ({ control }: Press): boolean => control?.isConnected === false

/** The field that was changed last, for the case that React renders it anew. */
export const lastChange: { field: EventTarget | null } = { field: null }

/** Offline a native submit would replace the page by the browser's error page. */
function replayWhenOnline(marked: Element): void {
  if (!navigator.onLine) addEventListener('online', () => replayWhenOnline(marked), { once: true })
  else if (queue.get(marked)?.isNative) replay(marked)
}

let isSubmitting = false

const subscribeToSubmits = subscribeTo('submit', 'pageshow')

/** Whether a form was submitted natively: its response is about to replace the document. */
export const useNativeSubmit = (): boolean =>
  useSyncExternalStore(
    subscribeToSubmits,
    () => isSubmitting,
    () => false,
  )

/** A page that is shown again has been left by its submit. */
function noteSubmit({ type, defaultPrevented }: Event): void {
  isSubmitting = type === 'submit' && !defaultPrevented
}

/** How an event on a marked element is repeated, if it is held. */
function repeating(event: Event, target: Element, marked: Element): (() => void) | null | false {
  if (event instanceof SubmitEvent)
    return target instanceof HTMLFormElement && target === marked && (() => target.requestSubmit(event.submitter))
  const pressed = target.closest<HTMLElement>('a,button')
  if (event instanceof KeyboardEvent)
    return (
      isUnmodified(event) &&
      SCRIPTED_KEYS.test(`${target.role || target.ariaHasPopup}${event.key}`) &&
      // A tab that is a button has a click of its own for this key.
      (() => (event.key === ' ' ? pressed?.click() : target.dispatchEvent(new KeyboardEvent('keydown', event))))
    )
  const isClick = event instanceof MouseEvent && event.type === 'click' && isUnmodified(event)
  return isClick && pressed && !marked.matches('form') && (() => pressed.click())
}

function queueEvent(event: Event): void {
  const { target } = event
  if (event.type === 'change') lastChange.field = target
  const marked = target instanceof Element && target.closest(MARKED)
  if (!marked || isRepeating) return
  // What was pressed is meant for the form as it was then: it would buy what has been chosen since.
  if (event.type === 'change') queue.delete(marked.closest('form') ?? marked)
  const repeat = repeating(event, target, marked)
  if (!repeat) return
  event.preventDefault()
  event.stopPropagation()
  const earlier = queue.get(marked)
  const isNative = event.type !== 'keydown' && !target.closest('[type=button]')
  if (isNative && !earlier?.isNative) setTimeout(() => replayWhenOnline(marked), HYDRATION_TIMEOUT_MS)
  const isSubmit = event instanceof SubmitEvent
  const control = isSubmit ? event.submitter : target.closest<HTMLElement>('a,button')
  // Keys, and presses of a stepper and of other buttons, add up; a link, or a button that submits, which is pressed again was not meant twice.
  const addsUp = !isNative || (!isSubmit && marked.querySelector('[role=spinbutton]') !== null)
  const before = earlier?.presses.filter(press => addsUp || press.control !== control) ?? []
  queue.set(marked, { isNative, presses: [...before, { control, repeat }] })
}

/**
 * Delays submits, clicks and keys that only scripts answer on marked elements until these are hydrated, so that none is lost or handled
 * natively, as long as the controller of `signal` does not abort. Takes over from `EARLY_EVENTS`. Called again, it changes nothing.
 */
export function queuePrehydrationSubmits({ signal }: Pick<AbortController, 'signal'> = new AbortController()): void {
  for (const type of ['submit', 'click', 'keydown', 'change'])
    document.addEventListener(type, queueEvent, { capture: true, signal })
  // After the handlers of the page.
  for (const type of ['submit', 'pageshow']) addEventListener(type, noteSubmit, { signal })
  window.earlyEvents?.forEach(queueEvent)
  window.earlyEvents = null
}

/**
 * Props that mark a form, or an element around links and buttons, as not hydrated yet. Replays earlier submits and clicks after
 * hydration.
 */
export function usePrehydrationQueue<Marked extends HTMLElement>() {
  const ref = useRef<Marked>(null)
  useEffect(() => {
    if (ref.current) replay(ref.current)
  }, [])
  return { ref, 'data-prehydration-queue': '' } as const
}
