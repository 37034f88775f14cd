import { lazy, Suspense, useEffect } from 'react'
import { useNavigationType, useRouteError } from 'react-router'
import { tellFailedRequest } from '../wiring/page-client.ts'
import { statusOf } from './status.ts'

/** Fetched when something has failed: every page can show it, few ever do. */
const ErrorScreen = lazy(async () => ({ default: (await import('./error-screen.tsx')).ErrorScreen }))

/** Shown in place of a page whose loader or rendering failed; header and footer stay. */
export function RouteError() {
  const status = statusOf(useRouteError())
  const isFirst = useNavigationType() === 'POP'
  useEffect(() => {
    if (!isFirst && status >= 500) tellFailedRequest()
  }, [isFirst, status])
  return (
    <Suspense>
      <ErrorScreen status={status} />
    </Suspense>
  )
}
