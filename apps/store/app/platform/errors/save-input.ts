import type { Field } from './enter-input.ts'

/** Key in session storage. Personal: `storage-owner.ts` clears it. */
const KEY = 'shop.input'

/** What a shopper chooses and types in the page and its dialogs, except passwords and files. */
const fields = () => [
  ...document.querySelectorAll<Field>(
    'input:not([type=hidden],[type=password],[type=file])[name],select[name],textarea[name]',
  ),
]

/** Milliseconds without input after which nobody is typing. */
const PAUSE_MS = 1_000

/** Resolves when nobody is typing: signs that are typed while a page is replaced go nowhere. */
export function typingPaused(): Promise<void> {
  const field = typeof document === 'undefined' ? null : document.activeElement
  if (!field?.matches('input,textarea')) return Promise.resolve()
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('input', restart, true)
      removeEventListener('focusout', end, true)
      resolve()
    }
    let timer = setTimeout(end, PAUSE_MS)
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(end, PAUSE_MS)
    }
    addEventListener('input', restart, true)
    addEventListener('focusout', end, true)
  })
}

/** Stores what is chosen and typed, and where the focus is, for the next document of this page in this tab. */
export function saveInput(): void {
  try {
    const all = fields()
    const [path, entries, focusedBefore]: readonly unknown[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    const before = path === location.pathname && Array.isArray(entries) ? entries : []
    // Of fields whose place an error screen has taken since they were stored.
    const lost = before.filter(entry => Array.isArray(entry) && all.every(({ name }) => name !== entry[0]))
    const stored = [...all.map(({ name, value, checked }) => [name, value, checked]), ...lost]
    const focused = all.find(field => field === document.activeElement)?.name ?? (lost.length > 0 && focusedBefore)
    if (stored[0]) sessionStorage.setItem(KEY, JSON.stringify([location.pathname, stored, focused]))
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
