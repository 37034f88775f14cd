/** Ends a subscription. Safe to call twice. */
export type Unsubscribe = () => void

/** A selected part of a view: listeners are called only when it changes by `equal`. */
export interface Selection<Value> {
  get(): Value
  subscribe(listener: (value: Value) => void): Unsubscribe
}

/** Selects a part of a view. The value stays the same object while `equal` holds. */
export function selection<View, Value>(
  source: { getView(): View; subscribe(listener: (view: View) => void): Unsubscribe },
  selector: (view: View) => Value,
  equal: (a: Value, b: Value) => boolean = Object.is,
): Selection<Value> {
  let last: { value: Value } | undefined
  const get = () => {
    const value = selector(source.getView())
    if (!last || !equal(last.value, value)) last = { value }
    return last.value
  }
  return {
    get,
    subscribe(listener) {
      let previous = get()
      return source.subscribe(() => {
        const now = get()
        if (now === previous) return
        previous = now
        listener(now)
      })
    },
  }
}
