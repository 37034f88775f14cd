import { enterText, isChoice } from '../errors/enter-input.ts'
import { isReplaced, lastChange, queue } from './prehydration-queue.ts'

type Changed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Changed =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** What tells a control from others, whatever its text: its attributes, and what its form sends beside it. */
const identityOf = (control: Element): string =>
  [
    ...['type', 'name', 'value', 'href', 'class', 'form'].map(name => control.getAttribute(name)),
    ...[...(control.closest('form')?.querySelectorAll<HTMLInputElement>('[type=hidden]') ?? [])].map(
      ({ value }) => value,
    ),
  ].join()

const successorOf = <Replaced extends HTMLElement>(replaced: Replaced) =>
  [...document.querySelectorAll<Replaced>(replaced.localName)].find(one => identityOf(one) === identityOf(replaced))

function change(field: Changed, to: Changed): void {
  if (!isChoice(field)) enterText(field, to.value)
  else if (field instanceof HTMLInputElement && to instanceof HTMLInputElement && field.checked !== to.checked)
    field.click()
}

/** Repeats in what React has rendered in place of translated parts what was changed last and what was pressed in them. */
export function repeatInput(): void {
  const { field } = lastChange
  if (isField(field) && !field.isConnected) {
    lastChange.field = null
    const successor = successorOf(field)
    if (successor) change(successor, field)
  }
  const pressed = [...queue.values()].flatMap(({ presses }) => presses.filter(isReplaced))
  for (const entry of queue.values()) entry.presses = entry.presses.filter(press => !isReplaced(press))
  // In a later task: a form is submitted as it was changed.
  setTimeout(() => {
    for (const { control } of pressed) if (control) successorOf(control)?.click()
  })
}
