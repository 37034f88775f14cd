import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { getConsent } from '../consent/consent.ts'

/**
 * Sends what the browser has measured of this document when it is hidden for the first time, if the shopper has agreed to being counted.
 * No browser that a program controls is counted. `page`: the pattern of its path.
 */
export function reportVitals(page: string): void {
  if (navigator.webdriver) return
  const values: Record<string, number> = {}
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value }) => {
      values[name] = value
    })
  // After the listeners of the library, which complete their values then.
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    if (getConsent() === 'all') navigator.sendBeacon('/web-vitals', JSON.stringify({ page, ...values }))
  }
  document.addEventListener('visibilitychange', send)
}
