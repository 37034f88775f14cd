/** `checked`: of radio buttons and checkboxes. */
export type Field = HTMLElement & { name: string; value: string; checked?: boolean }

const isChoice = (field: Element): boolean => field.matches('[type=radio],[type=checkbox]')

/** Enters what `keepInput` has stored into the same page, by the names of the fields. `forget` is called before. */
export function enterKept(fields: readonly Field[], stored: unknown, forget: () => void): void {
  const [path, kept]: readonly unknown[] = Array.isArray(stored) ? stored : []
  if (path !== location.pathname || !Array.isArray(kept)) return
  forget()
  const unused: unknown[] = [...kept]
  for (const field of fields) {
    const index = unused.findIndex(
      entry => Array.isArray(entry) && entry[0] === field.name && (!isChoice(field) || entry[1] === field.value),
    )
    const [entry] = index < 0 ? [] : unused.splice(index, 1)
    if (!Array.isArray(entry)) continue
    const [, value, checked] = entry
    if (isChoice(field)) field.checked = checked === true
    else field.value = String(value)
  }
}
