import { tabStorageOf } from '../../platform/browser/environment.ts'

/** Key of the draft of this tab, in `@shop/flows/checkout`. */
const DRAFT_KEY = 'shop.checkout'

/** Submits a form natively with the value of a button, after the draft of this tab is deleted. */
export function submitForget(form: HTMLFormElement, name: string, value: string): void {
  tabStorageOf(window).removeItem(DRAFT_KEY)
  const input = document.createElement('input')
  Object.assign(input, { type: 'hidden', name, value })
  form.append(input)
  form.submit()
}
