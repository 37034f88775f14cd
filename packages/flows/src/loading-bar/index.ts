import { createActor } from 'xstate'
import { createFlow, type Flow } from '../flow/flow.ts'
import type { Clock } from '../flow/surroundings.ts'
import { type LoadingBarEvent, loadingBarMachine } from './machine.ts'
import { type LoadingBarSnapshot, type LoadingBarView, loadingBarView } from './view.ts'

export type { LoadingBarEvent } from './machine.ts'
export { HIDE, THROTTLE } from './times.ts'
export { DURATION, hiddenBar, type LoadingBarView, progressAt } from './view.ts'

export type LoadingBarFlow = Flow<LoadingBarEvent, LoadingBarView>

/** Makes the loading bar of a page. */
export function createLoadingBarFlow({
  clock,
  now = Date.now,
}: {
  clock?: Clock
  now?: () => number
} = {}): LoadingBarFlow {
  const actor = createActor(loadingBarMachine(now), clock ? { clock } : {})
  return createFlow<LoadingBarSnapshot, LoadingBarEvent, LoadingBarView, never, LoadingBarEvent>(actor, {
    view: loadingBarView,
    prepare: event => event,
  })
}
