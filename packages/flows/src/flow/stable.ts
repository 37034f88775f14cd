const equal = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a !== null &&
    b !== null &&
    JSON.stringify(a) === JSON.stringify(b))

/** `next` with every member that equals the one before replaced by it; `before` itself when all do. What did not change is not drawn anew. */
export function stable<View extends object>(before: View | undefined, next: View): View {
  if (!before || before === next) return next
  const kept: Partial<View> = {}
  let changed = false
  for (const name in next) {
    if (equal(before[name], next[name])) kept[name] = before[name]
    else changed = true
  }
  return changed ? { ...next, ...kept } : before
}
