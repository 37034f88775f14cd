import { type RefObject, useEffect } from 'react'

/** Marks a form whose script comes later. */
export const WAITS = { 'data-waits': '' } as const

/** Milliseconds that a press waits for its script; then the form is sent as it is without scripts. */
const PATIENCE = 4000

/** Forms that were sent before their script was there, with the button that was pressed. */
const early = new Map<HTMLFormElement, HTMLElement | null>()

/** Sends what was pressed too early, with the button that it was pressed by. */
function send(form: HTMLFormElement): void {
  const submitter = early.get(form)
  form.removeAttribute('data-waits')
  if (early.delete(form)) form.requestSubmit(submitter)
}

/** A press that comes before the form's script is kept until it is there, so that it does what it will do a moment later. */
export function holdEarlySubmits(): void {
  document.addEventListener(
    'submit',
    event => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-waits')) return
      event.preventDefault()
      event.stopPropagation()
      if (!early.has(form)) setTimeout(() => send(form), PATIENCE)
      early.set(form, event.submitter)
    },
    true,
  )
}

/** Tells that the script of a form marked with `WAITS` is there; sends it when it was pressed before. */
export function useAwakeForm(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = ref.current
    if (form) send(form)
  }, [ref])
}
