import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Unsubscribe } from '../flow/flow.ts'

/** The part of a flow that is read. */
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
 * Selects a part of a flow's view and re-renders only when it changes by `equal`. On the server and while hydrating, the view is
 * the one the flow was created with.
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

/** The part of a flow that emits. */
interface Emitting<Emitted extends { readonly type: string }> {
  on<Type extends Emitted['type']>(
    type: Type,
    listener: (emitted: Extract<Emitted, { type: Type }>) => void,
  ): Unsubscribe
}

/** Calls a listener for an emitted event: a toast, focus, navigation. The listener may change with every render. */
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
