import { type RefObject, useEffect } from 'react'
import { isPlainPress } from '../browser/plain-press.ts'

/** Marks a form, or an element around links and buttons, whose script comes later. */
export const WAITS = { 'data-waits': '' } as const

/** Milliseconds that a press waits for its script; then it does what it does without scripts. */
const PATIENCE = 4000

/** What was pressed before its script was there: the submitter of a form, the link or button in anything else. */
const early = new Map<HTMLElement, HTMLElement | null>()

/** Does what was pressed too early. */
function act(waiting: HTMLElement): void {
  const pressed = early.get(waiting)
  waiting.removeAttribute('data-waits')
  if (!early.delete(waiting)) return
  // In a turn of its own: what else was pressed too early (plus, a size) stands in the form by then.
  if (waiting instanceof HTMLFormElement) setTimeout(() => waiting.requestSubmit(pressed))
  else pressed?.click()
}

/** Without scripts and without a network the browser would put its own error page in place of the form. */
function actWhenOnline(waiting: HTMLElement): void {
  if (navigator.onLine) act(waiting)
  else addEventListener('online', () => act(waiting), { once: true })
}

function hold(event: Event, waiting: HTMLElement, pressed: HTMLElement | null): void {
  event.preventDefault()
  event.stopPropagation()
  if (!early.has(waiting)) setTimeout(() => actWhenOnline(waiting), PATIENCE)
  early.set(waiting, pressed)
}

/** A press that comes before its script is kept until it is there, so that it does what it will do a moment later. */
export function holdEarlySubmits(): void {
  document.addEventListener(
    'submit',
    event => {
      const form = event.target
      if (form instanceof HTMLFormElement && form.hasAttribute('data-waits')) hold(event, form, event.submitter)
    },
    true,
  )
  document.addEventListener(
    'click',
    event => {
      const pressed = event.target instanceof Element ? event.target.closest('a,button') : null
      const waiting = pressed?.closest('[data-waits]')
      if (!(pressed instanceof HTMLElement && waiting instanceof HTMLElement) || !isPlainPress(event)) return
      if (!(waiting instanceof HTMLFormElement)) hold(event, waiting, pressed)
    },
    true,
  )
}

/** Tells that the script of what is marked with `WAITS` is there; does what was pressed before. */
export function useAwake(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (ref.current) act(ref.current)
  }, [ref])
}
