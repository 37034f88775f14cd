import { SCHEME_KEY as KEY } from './first-paint.ts'

type Scheme = 'light' | 'dark'

export function currentScheme(): Scheme {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Sets the scheme and stores it for the next visits. */
export function setScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // storage is disabled: the choice holds for this page
  }
}
