import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import { statusOf } from './status.ts'

/** Fetched when something has failed: every page can show it, few ever do. */
const ErrorScreen = lazy(async () => ({ default: (await import('./error-screen.tsx')).ErrorScreen }))

/** Shown in place of a page whose loader or rendering failed; header and footer stay. */
export function RouteError() {
  const status = statusOf(useRouteError())
  return (
    <Suspense>
      <ErrorScreen status={status} />
    </Suspense>
  )
}
