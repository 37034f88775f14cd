import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnLostChunk } from './errors/lost-chunk.ts'
import { ignoreSkippedTransitions } from './errors/skipped-transition.ts'
import { holdEarlySubmits } from './forms/early-submit.ts'

reloadOnLostChunk(window)
ignoreSkippedTransitions(window)
holdEarlySubmits()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
