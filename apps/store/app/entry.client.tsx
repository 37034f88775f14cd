import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { fetchSpare, reloadOnLostChunk } from './errors/lost-chunk.ts'
import { retryPageData } from './errors/retry-page-data.ts'
import { holdEarlySubmits } from './forms/early-submit.ts'
import { onceTouched } from './later.tsx'
import { parts } from './shell/parts.ts'

reloadOnLostChunk(window)
retryPageData(window)
holdEarlySubmits()
// What only a change of pages needs: none comes before the first sign of the shopper.
onceTouched(
  () =>
    void fetchSpare(() => parts()).then(
      ({ watchPageChanges }) => watchPageChanges(window),
      () => undefined, // a change without its animation
    ),
)

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
