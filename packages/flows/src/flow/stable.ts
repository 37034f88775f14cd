/** An error has no members of its own: its name and message stand for it. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, member: unknown) => (member instanceof Error ? String(member) : member))

const equal = (a: unknown, b: unknown): boolean => Object.is(a, b) || (typeof a === typeof b && textOf(a) === textOf(b))

/** `next` with the previous object for every item that is deeply equal to the one of the same id. */
export const stableItems = <Item extends { readonly id: unknown }>(
  before: readonly Item[] | undefined,
  next: readonly Item[],
): Item[] =>
  next.map(item =>
    stable(
      before?.find(({ id }) => id === item.id),
      item,
    ),
  )

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
