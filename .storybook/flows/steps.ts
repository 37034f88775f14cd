import type { CallResult, FakeNetwork, Inspection } from '../../packages/flows/src/testing/index.ts'

/** What a story does with its flow by itself, after each other. */
export type Step<Event> =
  /** Result of future calls. */
  | { readonly network: CallResult }
  | { readonly send: Event }
  /** Waits until a state of this name is active. */
  | { readonly until: string }
  /** An action of the backend, by its place among them. */
  | { readonly backendAction: number }

interface Stage<Event> {
  readonly send: (event: Event) => void
  readonly network: FakeNetwork
  readonly inspection: Inspection | null
  readonly backendActions: readonly (() => void)[]
}

/** Resolves once a condition holds, which may change with every notification. */
function when(holds: () => boolean, subscribe: (listener: () => void) => () => void, signal: AbortSignal) {
  return new Promise<void>(resolve => {
    const check = () => {
      if (!holds() && !signal.aborted) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = subscribe(check)
    signal.addEventListener('abort', check, { once: true })
    queueMicrotask(check)
  })
}

/** Takes the steps, so that the story shows the state it is named after without anything being pressed. */
export async function takeSteps<Event>(
  steps: readonly Step<Event>[],
  { send, network, inspection, backendActions }: Stage<Event>,
  signal: AbortSignal,
): Promise<void> {
  for (const step of steps) {
    if (signal.aborted) return
    if ('network' in step) network.change({ result: step.network })
    else if ('send' in step) send(step.send)
    else if ('backendAction' in step) backendActions[step.backendAction]?.()
    else if (inspection) {
      const isActive = () => [...inspection.active()].some(path => `.${path}`.endsWith(`.${step.until}`))
      await when(isActive, inspection.subscribe, signal)
    }
  }
}
