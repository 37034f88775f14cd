import type { Field } from './enter-input.ts'

/** Key in session storage. Personal: `storage-owner.ts` clears it. */
const KEY = 'shop.input'

/** What a shopper chooses and types in the page and its dialogs, except passwords and files. */
const fields = () => [
  ...document.querySelectorAll<Field>(
    '[name]:is(input,select,textarea):not([type=hidden],[type=password],[type=file])',
  ),
]

/** Milliseconds without input after which nobody is typing. */
const PAUSE_MS = 1_000

/** When somebody typed, chose or began a press last. */
let lastInput = 0

if (!import.meta.env.SSR)
  for (const type of ['pointerdown', 'keydown', 'input'])
    addEventListener(
      type,
      () => {
        lastInput = Date.now()
      },
      true,
    )

/** Resolves once a condition holds. */
export async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setTimeout(resolve, 100))
}

/**
 * Resolves when nobody is typing, choosing or pressing: signs that are typed while a page is replaced go nowhere, and a press needs
 * its button until it ends. The clock may have been set back since.
 */
export const typingPaused = (): Promise<void> => waitUntil(() => Math.abs(Date.now() - lastInput) >= PAUSE_MS)

/** Stores what is chosen and typed, and where the focus is, for the next document of this page in this tab. */
export function saveInput(): void {
  try {
    const all = fields()
    const [path, before = []]: [unknown?, (readonly unknown[])?] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    // An error screen has taken the place of fields since they were stored.
    if (path === location.pathname && before.length > all.length) return
    const stored = all.map(field => [field.name, field.value, field.checked, field === document.activeElement])
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
