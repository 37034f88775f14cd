import { useMemo, useState, useSyncExternalStore } from 'react'
import { cookieJarOf, isSecurePage, readCookie } from '../../../platform/browser/environment.ts'
import { announce, subscribeTo } from '../../../platform/browser/subscribe-to.ts'
import { loadErrorWords } from '../../../platform/words/load-words.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { useToasts } from '../../../shell/toasts/toasts.tsx'
import { COMPARE_COOKIE, compareCookie } from './compare-cookie.ts'
import { comparedText, parseCompared, toggleCompared } from './compared.ts'

const CHANGED = 'shop:compare'

const current = (): string => readCookie(COMPARE_COOKIE) ?? ''

/** Another tab may have changed the cookie, which sends no event. */
const subscribe = subscribeTo(CHANGED, 'visibilitychange')

/** Ids of the products that are compared in this browser; none on the server. */
export function useCompared(): readonly number[] {
  const text = useSyncExternalStore(subscribe, current, () => '')
  return useMemo(() => parseCompared(text), [text])
}

/** What is compared, and adding or removing a product. */
export function useComparison() {
  const compared = useCompared()
  const [isFull, setFull] = useState(false)
  const toasts = useToasts()
  const { locale } = usePage()
  const showCookiesRefused = () =>
    void loadErrorWords(locale).then(
      ({ cookiesRefused }) => toasts.show({ key: 'cookies', kind: 'error', text: cookiesRefused }),
      () => undefined, // offline
    )
  return {
    compared,
    /** The last press added nothing, because there are as many products as can be compared. */
    isFull,
    toggle(productId: number) {
      const next = toggleCompared(parseCompared(current()), productId)
      setFull(next === null)
      if (next === null) return
      cookieJarOf(window).write(compareCookie(next, isSecurePage(window)))
      announce(CHANGED)
      if (current() !== comparedText(next)) showCookiesRefused()
    },
  }
}

export type Comparison = ReturnType<typeof useComparison>

/** `compare.server.ts` has changed the cookie. */
export const comparedChanged = (): void => announce(CHANGED)
