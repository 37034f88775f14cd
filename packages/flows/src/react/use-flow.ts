import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Observer } from 'xstate'
import type { Unsubscribe } from '../flow/flow.ts'

/** The part of a flow that is read. */
interface Readable<View> {
  getView(): View
  getInitialView(): View
  subscribe(listener: (view: View) => void): Unsubscribe
}

const subscribeToNothing = () => () => undefined

/**
 * Whether the component is hydrating a view that has changed since the server rendered it. React reads the third argument only
 * on the server and while hydrating, and renders again with the second one afterwards.
 */
const useIsHydratingOutdatedView = (flow: Readable<unknown>): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => flow.getView() !== flow.getInitialView(),
  )

/**
 * Selects a part of a flow's view and re-renders only when it changes by `equal`. On the server and while hydrating, the view is
 * the one the flow was created with: `useSelector` alone would hydrate with the current one. A view must not have the status
 * `error`, which `useSelector` takes for a failed actor.
 */
export function useFlow<View, Value>(
  flow: Readable<View>,
  selector: (view: View) => Value,
  equal: (a: Value, b: Value) => boolean = Object.is,
): Value {
  const isOutdated = useIsHydratingOutdatedView(flow)
  const ref = useMemo(
    () => ({
      getSnapshot: isOutdated ? flow.getInitialView : flow.getView,
      subscribe: (observer: Partial<Observer<View>> | ((view: View) => void)) => ({
        unsubscribe: flow.subscribe(view => (typeof observer === 'function' ? observer(view) : observer.next?.(view))),
      }),
    }),
    [flow, isOutdated],
  )
  return useSelector(ref, selector, equal)
}

const identity = <View>(view: View): View => view

/** The whole view of a flow. */
export const useFlowView = <View>(flow: Readable<View>): View => useFlow(flow, identity)

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
