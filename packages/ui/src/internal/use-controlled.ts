import { useCallback, useRef, useState } from 'react'
import type { ChangeHandler } from '../provider/change.ts'

/** A DOM event, or React's event for it. */
export type Cause = Event | { readonly nativeEvent: Event }

/** Calls a change handler; false when it cancelled the change. */
export function reportChange<Value, Reason extends string>(
  onChange: ChangeHandler<Value, Reason> | undefined,
  value: Value,
  reason: Reason,
  cause?: Cause,
): boolean {
  let isAccepted = true
  onChange?.(value, {
    reason,
    event: cause && 'nativeEvent' in cause ? cause.nativeEvent : cause,
    cancel: () => {
      isAccepted = false
    },
  })
  return isAccepted
}

/** Sets the value unless it is the same already or the handler cancels the change; false then. */
export type SetControlled<Value, Reason extends string> = (next: Value, reason: Reason, cause?: Cause) => boolean

/** Controlled (`value` given) or uncontrolled state. `onChange` is called only when the value differs. */
export function useControlled<Value, Reason extends string>(
  value: Value | undefined,
  initial: Value,
  onChange: ChangeHandler<Value, Reason> | undefined,
): [Value, SetControlled<Value, Reason>] {
  const [own, setOwn] = useState(initial)
  const current = value === undefined ? own : value
  const state = { current, onChange, value }
  const latest = useRef(state)
  latest.current = state
  const set = useCallback((next: Value, reason: Reason, cause?: Cause) => {
    const state = latest.current
    if (Object.is(next, state.current)) return true
    if (!reportChange(state.onChange, next, reason, cause)) return false
    if (state.value === undefined) {
      state.current = next
      setOwn(next)
    }
    return true
  }, [])
  return [current, set]
}
