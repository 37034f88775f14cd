import { Button } from '@shop/ui/button'
import { use, useEffect, useSyncExternalStore } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'
import { getOutage, retryNow, subscribeToOutage } from '../../platform/errors/network-retry.ts'
import type { NetworkWords } from '../../platform/words/uk/network.ts'
import { fetchRouteModules } from './route-modules.ts'
/** Shows why a page does not load during an outage; requests are retried meanwhile. */
export function NetworkNotice({ words }: { words: NetworkWords }) {
  const outage = useSyncExternalStore(subscribeToOutage, getOutage, () => null)
  const modules = use(UNSAFE_FrameworkContext)
  useEffect(() => {
    if (modules) fetchRouteModules(modules)
  }, [modules])
  return (
    <div role="status" className="network-notice">
      {/* Before the scripts run, the inline script shows it. */}
      <p id="offline" hidden={!outage} suppressHydrationWarning>
        {words[outage ?? 'offline']}
      </p>
      {outage && (
        <Button size="small" onClick={retryNow}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
