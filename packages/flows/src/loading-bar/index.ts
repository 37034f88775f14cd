import type { Environment } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { type LoadingBarEvent, loadingBarMachine } from './machine.ts'
import { type LoadingBarView, loadingBarView } from './view.ts'

export { hideDurationMs, throttleMs } from './durations.ts'
export type { LoadingBarEvent } from './machine.ts'
export { hiddenBar, type LoadingBarView, nominalDurationMs, progressAt } from './view.ts'

export type LoadingBarFlow = Flow<LoadingBarEvent, LoadingBarView>

/** Creates the loading bar of a page. */
export function createLoadingBarFlow({
  clock,
  inspect,
  now = Date.now,
}: Pick<Environment, 'clock' | 'inspect' | 'now'> = {}): LoadingBarFlow {
  return createMachineFlow(
    loadingBarMachine(now),
    { clock, inspect },
    {
      view: loadingBarView,
      prepare: event => event,
    },
  )
}
