const equal = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a !== null &&
    b !== null &&
    JSON.stringify(a) === JSON.stringify(b))

/** `next` with every deeply equal member replaced by the previous object; `before` itself when all are equal. Avoids re-renders. */
export function stable<View extends object>(before: View | undefined, next: View): View {
  if (!before || before === next) return next
  const unchanged: Partial<View> = {}
  let changed = false
  for (const name in next) {
    if (equal(before[name], next[name])) unchanged[name] = before[name]
    else changed = true
  }
  return changed ? { ...next, ...unchanged } : before
}
