import { Button } from '@shop/ui/button'
import { use, useEffect, useSyncExternalStore } from 'react'
import { UNSAFE_FrameworkContext, useNavigate } from 'react-router'
import { isUnmodifiedClick } from '../browser/unmodified-click.ts'
import { isOtherDocument } from '../document-area.ts'
import type { NetworkWords } from '../words/uk/network.ts'
import { getOutage, retryNow, subscribeToOutage } from './network-retry.ts'
import { fetchRouteModules } from './route-modules.ts'

/**
 * Links that are not hydrated are followed by the browser, which would show its own error page during an outage: here the router
 * follows them instead. Links to other documents wait for the server: see `holdDuringOutage`.
 */
function useRoutedLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isUnmodifiedClick(event) || (navigator.onLine && !getOutage())) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || link.target || link.download || isOtherDocument(link.pathname))
        return
      const { pathname, search, hash } = link
      if (hash && pathname + search === location.pathname + location.search) return
      event.preventDefault()
      void navigate(pathname + search + hash, { viewTransition: true })
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])
}

/** Shows why a page does not load during an outage; requests are retried meanwhile. */
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
