import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FormReply } from './form-reply.server.ts'

/** Whether a control of a form has not the value that it was rendered with. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
    return control.checked !== control.defaultChecked
  return (
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    control.value !== control.defaultValue
  )
}

const nameOf = (control: EventTarget | Element): string | null =>
  control instanceof Element ? control.getAttribute('name') : null

/**
 * Errors of a reply by the name of the input, each until its input is changed, before hydration too: they are about what was in it
 * then. The first invalid input is focused, unless the shopper is in the form already. `onInput`: for the form · `change`: for inputs
 * that have no such event.
 */
export function useReplyErrors(form: RefObject<HTMLFormElement | null>, reply: Pick<FormReply, 'errors'> | undefined) {
  const [state, setState] = useState({ reply, errors: reply?.errors })
  if (state.reply !== reply) setState({ reply, errors: reply?.errors })
  const change = useCallback(
    (...names: readonly (string | null)[]) =>
      setState(before => {
        // An error of several inputs together has none of its own: it is about all of them.
        const isCurrent = (name: string) => !names.includes(name) && form.current?.elements.namedItem(name)
        const current = Object.entries(before.errors ?? {}).filter(([name]) => isCurrent(name))
        return { ...before, errors: Object.fromEntries(current) }
      }),
    [form],
  )
  const isShown = useRef(false)
  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])]
    const changed = isShown.current ? [] : controls.filter(isChanged)
    if (changed.length > 0) change(...changed.map(nameOf))
    const isFilledIn = !isShown.current && controls.some(control => control === document.activeElement)
    isShown.current = true
    const invalid = controls.find(control => reply?.errors[nameOf(control) ?? ''])
    if (!isFilledIn && invalid instanceof HTMLElement) invalid.focus()
  }, [form, reply, change])
  return {
    errors: state.errors ?? {},
    onInput: ({ target }: Pick<FormEvent, 'target'>) => change(nameOf(target)),
    change,
  }
}
