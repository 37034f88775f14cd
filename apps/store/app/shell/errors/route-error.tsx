import { lazy, Suspense, useEffect } from 'react'
import { useNavigationType, useRouteError } from 'react-router'
import { fetchModule } from '../../platform/errors/chunk-reload.ts'
import { notifyRequestFailed } from '../../platform/errors/request-failed.ts'
import { statusOf } from '../../platform/errors/status.ts'
import { useReloadForStaleModule } from '../../platform/errors/use-reload-for-stale-module.ts'

/** Fetched on a failure: rarely needed. */
const ErrorScreen = lazy(async () => ({
  default: (await fetchModule(() => import('./error-screen.tsx'))).ErrorScreen,
}))

/** Shown instead of a page whose loader or rendering failed, between header and footer. */
export function RouteError() {
  const error = useRouteError()
  const status = statusOf(error)
  const isReloading = useReloadForStaleModule(error)
  const isFirst = useNavigationType() === 'POP'
  useEffect(() => {
    if (!isFirst && status >= 500) notifyRequestFailed()
  }, [isFirst, status])
  return <Suspense>{!isReloading && <ErrorScreen status={status} />}</Suspense>
}
