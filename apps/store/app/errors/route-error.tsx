import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useNavigationType, useRouteError } from 'react-router'
import { usePage } from '../page.ts'
import { errorWords } from './error-words.ts'
import { fetchModule } from './lost-chunk.ts'
import { tellFailedRequest } from './request-failed.ts'
import { statusOf } from './status.ts'
import { useReloadForLostModule } from './use-reload-for-lost-module.ts'

/** Fetched when something has failed: every page can show it, few ever do. */
const ErrorScreen = lazy(async () => ({
  default: (await fetchModule(() => import('./error-screen.tsx'))).ErrorScreen,
}))

/** Shown in place of a page whose loader or rendering failed; header and footer stay. */
export function RouteError() {
  const error = useRouteError()
  const status = statusOf(error)
  const { locale } = usePage()
  const words = useMemo(() => errorWords(locale), [locale])
  const isReloading = useReloadForLostModule(error)
  const isFirst = useNavigationType() === 'POP'
  useEffect(() => {
    if (!isFirst && status >= 500) tellFailedRequest()
  }, [isFirst, status])
  return <Suspense>{!isReloading && <ErrorScreen status={status} words={words} />}</Suspense>
}
