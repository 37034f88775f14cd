import type { Field } from './enter-input.ts'

/** Key in session storage. Personal: `storage-owner.ts` clears it. */
const KEY = 'shop.input'

/** What a shopper chooses and types in the page and its dialogs, except passwords and files. */
const fields = () => [
  ...document.querySelectorAll<Field>(
    'input:not([type=hidden],[type=password],[type=file])[name],select[name],textarea[name]',
  ),
]

/** Stores what is chosen and typed, for the next document of this page in this tab. A page without fields replaces nothing. */
export function keepInput(): void {
  try {
    const stored = fields().map(({ name, value, checked }) => [name, value, checked])
    if (stored[0]) sessionStorage.setItem(KEY, JSON.stringify([location.pathname, stored]))
  } catch {
    // storage is disabled
  }
}

/** Enters again what was stored, before the page is hydrated, which reads it like what is entered before the scripts run. */
export async function restoreInput(): Promise<void> {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (!stored) return
    const { enterInput } = await import('./enter-input.ts')
    enterInput(fields(), JSON.parse(stored), () => sessionStorage.removeItem(KEY))
  } catch {
    // storage is disabled, or there is no network
  }
}
