import { Button } from '@shop/ui/button'
import { use, useEffect, useSyncExternalStore } from 'react'
import { UNSAFE_FrameworkContext, useNavigate } from 'react-router'
import { isUnmodifiedClick } from '../browser/unmodified-click.ts'
import { isOtherDocument } from '../document-area.ts'
import type { NetworkWords } from '../words/uk/network.ts'
import { getOutage, retryNow, subscribeToOutage, waitForServer } from './network-retry.ts'
import { fetchRouteModules } from './route-modules.ts'

const isUp = (): boolean => navigator.onLine && !getOutage()

/**
 * Links and forms that are not hydrated, and links to other documents, are left to the browser, which would show its own error page
 * during an outage: here they wait for the server, or the router follows them. What was pressed last replaces what waits.
 */
function useNavigationDuringOutage(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const page = new AbortController()
    let waiting: AbortController | undefined
    const whenUp = (act: () => void) => {
      waiting = new AbortController()
      waitForServer(waiting.signal).then(act, () => undefined) // rejects when something else was pressed
    }
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || !isUnmodifiedClick(event)) return
      waiting?.abort()
      if (event.defaultPrevented || link.target || link.download || isUp()) return
      const { href, pathname, search, hash } = link
      if (hash && pathname + search === location.pathname + location.search) return
      event.preventDefault()
      if (isOtherDocument(pathname)) whenUp(() => location.assign(href))
      else void navigate(pathname + search + hash, { viewTransition: true })
    }
    const submit = (event: SubmitEvent) => {
      waiting?.abort()
      const { target: form, submitter } = event
      if (event.defaultPrevented || isUp() || !(form instanceof HTMLFormElement)) return
      event.preventDefault()
      whenUp(() => form.requestSubmit(submitter))
    }
    addEventListener('click', follow, page)
    addEventListener('submit', submit, page)
    return () => page.abort()
  }, [navigate])
}

/** Shows why a page does not load during an outage; requests are retried meanwhile. */
export function NetworkNotice({ words }: { words: NetworkWords }) {
  const outage = useSyncExternalStore(subscribeToOutage, getOutage, () => null)
  const modules = use(UNSAFE_FrameworkContext)
  useEffect(() => {
    if (modules) fetchRouteModules(modules)
  }, [modules])
  useNavigationDuringOutage()
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
