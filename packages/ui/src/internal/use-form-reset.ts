import { type RefCallback, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Calls the handler when the form of a control is reset. */
export function useFormReset(
  control: RefObject<{ readonly form?: HTMLFormElement | null | undefined } | null>,
  onReset: (event: Event) => void,
): void {
  const latest = useRef(onReset)
  latest.current = onReset
  useEffect(() => {
    const form = control.current?.form
    const reset = (event: Event) => latest.current(event)
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [control])
}

/**
 * Sets a value to what it was at first when the form is reset. Returns the ref of an element inside of that form. `set` is the same function
 * in every render.
 */
export function useValueReset<Value>(
  value: Value,
  set: (value: Value, reason: 'reset', event: Event) => unknown,
): RefCallback<Element> {
  const [initial] = useState(value)
  return useCallback(
    element => {
      const form = element?.closest('form')
      const reset = (event: Event) => set(initial, 'reset', event)
      form?.addEventListener('reset', reset)
      return () => form?.removeEventListener('reset', reset)
    },
    [initial, set],
  )
}

/**
 * Before a reset, marks the option that a native select gets by it: the browser takes those that are selected by default, and React
 * marks none of a select with a `value`.
 */
export function selectOnReset({ options }: HTMLSelectElement, value: string | undefined): void {
  for (const option of options) option.defaultSelected = option.value === value
}
