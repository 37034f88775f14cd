import { useSyncExternalStore } from 'react'
import { usePrehydrationQueue } from '../platform/hydration/prehydration-queue.ts'
import { SCHEME_KEY } from '../platform/theme/first-paint.ts'
import type { ShellWords } from '../platform/words/uk/shell.ts'

type Scheme = 'light' | 'dark'

function currentScheme(): Scheme {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Sets the scheme and stores it for the next visits. */
function setScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // storage is disabled: the choice is valid for this page only
  }
}

/** The scheme is changed by the switch, which sets it on <html>, and by the device. */
function subscribe(changed: () => void) {
  const device = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(changed)
  device.addEventListener('change', changed)
  chosen.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  return () => {
    device.removeEventListener('change', changed)
    chosen.disconnect()
  }
}

/** Toggles light and dark; without scripts the device decides. */
export function SchemeSwitch({ words }: { words: Pick<ShellWords, 'scheme'> }) {
  const scheme = useSyncExternalStore(subscribe, currentScheme, () => null)
  const queue = usePrehydrationQueue<HTMLButtonElement>()
  return (
    <button
      {...queue}
      type="button"
      role="switch"
      className="scheme-switch only-scripts"
      aria-checked={scheme === 'dark'}
      onClick={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      {words.scheme}
    </button>
  )
}
