import { useCallback, useRef, useState } from 'react'

/** Controlled (`value` given) or uncontrolled state. `onChange` is called only when the value differs. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial)
  const current = value === undefined ? own : value
  const latest = useRef({ current, onChange, isControlled: value !== undefined })
  latest.current = { current, onChange, isControlled: value !== undefined }
  const set = useCallback((next: Value) => {
    const state = latest.current
    if (Object.is(next, state.current)) return
    latest.current = { ...state, current: state.isControlled ? state.current : next }
    if (!state.isControlled) setOwn(next)
    state.onChange?.(next)
  }, [])
  return [current, set]
}
