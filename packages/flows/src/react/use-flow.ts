import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Unsubscribe } from '../flow/flow.ts'

/** As much of a flow as is read. */
interface Readable<View> {
  getView(): View
  getInitialView(): View
  subscribe(listener: (view: View) => void): Unsubscribe
}

/**
 * A selector that computes once per view, so that `useSyncExternalStore` gets the same value while nothing has changed, and
 * keeps the last rendered value while `equal` holds.
 */
function useSelectorCache<View, Value>(selector: (view: View) => Value, equal: (a: Value, b: Value) => boolean) {
  const rendered = useRef<{ value: Value } | null>(null)
  const select = useMemo(() => {
    let cache: { view: View; value: Value } | undefined
    return (view: View): Value => {
      if (cache && Object.is(cache.view, view)) return cache.value
      const previous = cache ?? rendered.current
      const next = selector(view)
      const value = previous && equal(previous.value, next) ? previous.value : next
      cache = { view, value }
      return value
    }
  }, [selector, equal])
  return { select, rendered }
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
  const { select, rendered } = useSelectorCache(selector, equal)
  const value = useSyncExternalStore(
    flow.subscribe,
    () => select(flow.getView()),
    () => select(flow.getInitialView()),
  )
  useEffect(() => {
    rendered.current = { value }
  })
  return value
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
