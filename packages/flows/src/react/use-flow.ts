import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Unsubscribe } from '../flow/flow.ts'

/** As much of a flow as is read. */
interface Readable<View> {
  getView(): View
  getInitialView(): View
  subscribe(listener: (view: View) => void): Unsubscribe
}

/** A selector that gives the same object while `equal` holds. */
function useStable<View, Value>(selector: (view: View) => Value, equal: (a: Value, b: Value) => boolean) {
  const last = useRef<{ value: Value } | null>(null)
  return (view: View): Value => {
    const value = selector(view)
    if (last.current && equal(last.current.value, value)) return last.current.value
    last.current = { value }
    return value
  }
}

/**
 * A part of a flow's view: renders again only when that part has changed by `equal`. On the server, and in the browser's
 * first render of what the server rendered, it is of the view the flow was made with.
 */
export function useFlow<View, Value>(
  flow: Readable<View>,
  selector: (view: View) => Value,
  equal: (a: Value, b: Value) => boolean = Object.is,
): Value {
  const now = useStable(selector, equal)
  const atFirst = useStable(selector, equal)
  return useSyncExternalStore(
    flow.subscribe,
    () => now(flow.getView()),
    () => atFirst(flow.getInitialView()),
  )
}

const whole = <View>(view: View): View => view

/** The whole view of a flow. */
export const useFlowView = <View>(flow: Readable<View>): View => useFlow(flow, whole)

/** As much of a flow as is listened to. */
interface Emitting<Emitted extends { readonly type: string }> {
  on<Type extends Emitted['type']>(
    type: Type,
    listener: (emitted: Extract<Emitted, { type: Type }>) => void,
  ): Unsubscribe
}

/** Does something outside when a flow says so: a toast, focus, a way to another page. The listener may be a new one in every render. */
export function useFlowEvent<Emitted extends { readonly type: string }, Type extends Emitted['type']>(
  flow: Emitting<Emitted>,
  type: Type,
  listener: (emitted: Extract<Emitted, { type: Type }>) => void,
): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => flow.on(type, emitted => latest.current(emitted)), [flow, type])
}
