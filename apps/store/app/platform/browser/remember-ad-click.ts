import { cookieJarOf } from './environment.ts'

/** Parameters of advertisements: Google's click ids and those of campaigns. */
const PARAMETER = /^([gw]braid|gclid|utm_(source|medium|campaign|term|content))$/

/** Browsers store at most 4096 bytes of name, value and attributes. */
const MAX_LENGTH = 3500

/**
 * Keeps the parameters of the first address of a visit that came from an advertisement, for the order. The cookie is set by a
 * script, because cached pages are the same for everybody, and ends with the session of the browser.
 */
export function rememberAdClick(window: Pick<Window, 'document' | 'location'>): void {
  const { location } = window
  const { read, write } = cookieJarOf(window)
  if (/(^|; )ad_click=/.test(read())) return
  let text = ''
  for (const [name, value] of new URLSearchParams(location.search)) {
    const next = `${text}${encodeURIComponent(`${name}=${encodeURIComponent(value)}&`)}`
    if (PARAMETER.test(name) && next.length < MAX_LENGTH) text = next
  }
  if (text) write(`ad_click=${text};path=/;samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`)
}
