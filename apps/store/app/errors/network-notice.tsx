import { splitLocale } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { use, useEffect, useSyncExternalStore } from 'react'
import { UNSAFE_FrameworkContext, useNavigate } from 'react-router'
import { isPlainPress } from '../browser/plain-press.ts'
import type { NetworkWords } from '../words/uk/network.ts'
import { getOutage, retryNow, subscribeToOutage } from './network-retry.ts'
import { fetchRouteModules } from './route-modules.ts'

/**
 * A link whose script is not there yet is followed by the browser, which would put its own error page in place of ours: during
 * an outage the router takes it. Other languages are other documents, whose routes are not known here.
 */
function useRoutedLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event) || (navigator.onLine && !getOutage())) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || link.target || link.hash) return
      const { pathname, search } = link
      if (splitLocale(pathname).locale !== splitLocale(location.pathname).locale) return
      event.preventDefault()
      void navigate(pathname + search, { viewTransition: true })
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])
}

/** Says why a page does not come while the network or the server is away; what was asked for is retried meanwhile. */
export function NetworkNotice({ words }: { words: NetworkWords }) {
  const outage = useSyncExternalStore(subscribeToOutage, getOutage, () => null)
  const modules = use(UNSAFE_FrameworkContext)
  useEffect(() => {
    if (modules) fetchRouteModules(modules)
  }, [modules])
  useRoutedLinks()
  return (
    <div role="status" className="network-notice">
      {outage && (
        <>
          <p>{words[outage]}</p>
          <Button size="small" onClick={retryNow}>
            {words.retry}
          </Button>
        </>
      )}
    </div>
  )
}
