/** `checked`: of radio buttons and checkboxes. */
export type Field = HTMLElement & { name: string; value: string; checked?: boolean } & Partial<
    Pick<HTMLInputElement, 'selectionStart'>
  >

/** Name of a checked field whose value selects a button that was pressed, and whose press still waits for its module. */
export type PressedField = 'pressed'

const pressed: PressedField = 'pressed'

export const isChoice = (field: Element): boolean => field.matches('[type=radio],[type=checkbox]')

const isNamed = (entry: unknown, { name, value }: Field, isByValue: boolean) =>
  Array.isArray(entry) && entry[0] === name && (!isByValue || entry[1] === value)

/** Enters a text into a field that React has rendered: it replaces the setter of the element. */
export function enterText(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }))
}

/** Enters what was typed in a dialog once it is opened again: what the page itself has is entered before it is hydrated. */
function enterIntoDialog(entries: readonly unknown[]): void {
  const observer = new MutationObserver(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('[role=dialog] :is(input[name],textarea[name])')
    for (const field of fields) {
      const entry = isChoice(field) || field.value ? null : entries.find(one => isNamed(one, field, false))
      if (!Array.isArray(entry)) continue
      enterText(field, String(entry[1]))
      observer.disconnect()
    }
  })
  if (entries.length > 0) observer.observe(document.body, { childList: true, subtree: true })
}

/** Enters what `saveInput` has stored into the same page, by the names of the fields. `forget` is called before. */
export function enterInput(fields: readonly Field[], stored: unknown, forget: () => void): void {
  const [path, entries]: readonly unknown[] = Array.isArray(stored) ? stored : []
  if (path !== location.pathname || !Array.isArray(entries)) return
  forget()
  const unused: unknown[] = [...entries]
  for (const field of fields) {
    const index = unused.findIndex(entry => isNamed(entry, field, isChoice(field)))
    const [entry] = index < 0 ? [] : unused.splice(index, 1)
    if (!Array.isArray(entry)) continue
    const [, value, checked, isFocused] = entry
    if (isChoice(field)) field.checked = checked === true
    else field.value = String(value)
    if (isFocused === true) field.focus()
  }
  enterIntoDialog(unused)
  for (const [name, selector] of unused.filter(Array.isArray))
    if (name === pressed) document.querySelector<HTMLElement>(String(selector))?.click()
}
