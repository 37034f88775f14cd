import { type RefObject, useEffect, useRef } from 'react'

/** Calls the handler when the form of a control is reset. */
export function useFormReset(
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>,
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
