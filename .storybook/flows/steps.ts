import type { CallResult, FakeNetwork, Inspection } from '../../packages/flows/src/testing/index.ts'

/** What a story does with its flow by itself, after each other. */
export type Step<Event> =
  /** Result of future calls. */
  | { readonly network: CallResult }
  | { readonly send: Event }
  /** Waits until a state of this name is active. */
  | { readonly until: string }
  /** Ends the oldest pending call, as soon as there is one. */
  | { readonly end: 'answer' | 'failNetwork' }
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
    const unsubscribe = subscribe(() => check())
    const check = () => {
      if (!holds() && !signal.aborted) return
      unsubscribe()
      resolve()
    }
    signal.addEventListener('abort', check, { once: true })
    queueMicrotask(check)
  })
}

const isActive = (inspection: Inspection, name: string) =>
  [...inspection.active()].some(path => path === name || path.endsWith(`.${name}`))

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
    else if ('until' in step) {
      if (!inspection) throw new Error(`A flow without a machine has no state ${step.until}`)
      await when(() => isActive(inspection, step.until), inspection.subscribe, signal)
    } else {
      await when(() => network.pendingCalls.length > 0, network.subscribe, signal)
      const [call] = network.pendingCalls
      await (step.end === 'answer' ? call?.answer() : call?.failNetwork())
    }
  }
}
