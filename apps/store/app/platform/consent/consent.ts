import { announce, subscribeTo } from '../browser/subscribe-to.ts'

/** `all`: the snippets of the settings may run. */
export type Consent = 'all' | 'necessary'

const KEY = 'consent'
const CHANGED = 'shop:consent'

/** Of this document, where storage is disabled. */
let chosen: Consent | null = null

/** What the shopper chose; null: nothing yet. */
export function getConsent(): Consent | null {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'all' || stored === 'necessary' ? stored : chosen
  } catch {
    return chosen
  }
}

export function setConsent(consent: Consent): void {
  chosen = consent
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    // storage is disabled: the choice is valid for this document only
  }
  announce(CHANGED)
}

/** Reports a choice in this document and in others of the shop. */
export const subscribeConsent = subscribeTo(CHANGED, 'storage')
