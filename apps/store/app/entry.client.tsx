import './platform/hydration/skip-stack-traces.ts'

import { splitLocale } from '@shop/contract/locales'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { claimStorages, isDocumentForeign } from './platform/browser/storage-owner.ts'
import { fetchModule, importOptional, reloadOnChunkError } from './platform/errors/chunk-reload.ts'
import { holdDuringOutage } from './platform/errors/hold-offline.ts'
import { retryPageData } from './platform/errors/retry-page-data.ts'
import { restoreInput } from './platform/errors/save-input.ts'
import { onFirstInteraction, watchTranslator } from './platform/hydration/hydrate-on-interaction.tsx'
import { queuePrehydrationSubmits } from './platform/hydration/prehydration-queue.ts'
import { loadDeferredParts } from './shell/load-deferred-parts.ts'

/** The page works without what they do. */
const withDeferredParts = (run: (parts: Awaited<ReturnType<typeof loadDeferredParts>>) => void): void =>
  void fetchModule(loadDeferredParts).then(run, () => undefined)

Error.stackTraceLimit = 10 // V8's own
reloadOnChunkError(window)
retryPageData(window)
queuePrehydrationSubmits()
holdDuringOutage()
watchTranslator(document, splitLocale(location.pathname).locale, () =>
  withDeferredParts(({ repeatInput }) => repeatInput()),
)
if (/[?&](utm_|gclid=|[gw]braid=)/.test(location.search))
  void importOptional(() => import('./platform/browser/remember-ad-click.ts')).then(
    ({ rememberAdClick }) => rememberAdClick(window),
    () => undefined, // the order is made without
  )
// Needed for client navigations only, which follow the first interaction.
onFirstInteraction(() => withDeferredParts(({ handlePageTransitions }) => handlePageTransitions(window)))

// A page of somebody else, whose scripts came late, neither starts nor stores anything.
if (isDocumentForeign()) location.reload()
else {
  claimStorages()
  void restoreInput().then(() =>
    startTransition(() => {
      hydrateRoot(document, <HydratedRouter />)
    }),
  )
}
