import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnLostChunk } from './errors/lost-chunk.ts'
import { ignoreSkippedTransitions } from './errors/skipped-transition.ts'
import { holdEarlySubmits } from './forms/early-submit.ts'
import { completeTornPresses } from './torn-press.ts'

reloadOnLostChunk(window)
ignoreSkippedTransitions(window)
holdEarlySubmits()
completeTornPresses(document)

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
