import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  getNextTransitions,
  initialTransition,
  SimulatedClock,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from 'xstate/graph'
import { flush } from './deferred-client.ts'

type Context = AnyMachineSnapshot['context']
type Value = AnyMachineSnapshot['value']
type Results = Readonly<Record<string, readonly unknown[] | ((context: Context) => readonly unknown[])>>

export interface Exploration {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** Events of the shopper, in every state. */
  readonly events: readonly AnyEventObject[] | ((context: Context, value: Value) => readonly AnyEventObject[])
  /** Outputs of each actor by the id of its `invoke`, of the context where that matters. */
  readonly answers: Results
  /** Errors that each actor rejects with by the id of its `invoke`, beside one that is no `ClientFailure`. */
  readonly errors?: Results
  /** The part of the context that distinguishes two snapshots of the same state value; the less, the fewer paths. */
  readonly abstraction: (context: Context) => unknown
  /** What is wrong with a snapshot at the end of a path; null: nothing. @default nothing is checked */
  readonly invariant?: (snapshot: AnyMachineSnapshot) => string | null
  /** Largest number of snapshots whose transitions are explored. @default 2000 */
  readonly limit?: number
}

/** Events in order, each with the state value it leads to. */
export type Path = readonly { readonly event: AnyEventObject; readonly value: unknown }[]

/** An actor that throws something other than a `ClientFailure`. */
export const callError = new Error('The call failed')

/** Events that are possible in a snapshot: the shopper's, results of invoked actors, delays that elapse. */
export function possibleEvents(
  snapshot: AnyMachineSnapshot,
  { events, answers, errors = {} }: Exploration,
): readonly AnyEventObject[] {
  const types = [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))]
  const resultsOf = (results: Results, id: string) => {
    const listed = results[id] ?? []
    return typeof listed === 'function' ? listed(snapshot.context) : listed
  }
  const results = types.flatMap((type): AnyEventObject[] => {
    const [, end, actorId = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
    if (end === 'done') return resultsOf(answers, actorId).map(output => ({ type, output, actorId }))
    return end === 'error' ? [...resultsOf(errors, actorId), callError].map(error => ({ type, error, actorId })) : []
  })
  const delays = types.filter(type => type.startsWith('xstate.after.')).map(type => ({ type }))
  return [
    ...(typeof events === 'function' ? events(snapshot.context, snapshot.value) : events),
    ...results,
    // Which of two concurrent delays elapses first is not known here: such snapshots are tested one by one elsewhere.
    ...(delays.length === 1 ? delays : []),
  ]
}

/** Identifies a snapshot by its state value and the abstraction of its context. */
export const serializeSnapshot = ({ abstraction }: Exploration, { value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, abstraction(context)])

/** Every transition from every snapshot that can be reached, each at the end of the shortest path to it. */
export function shortestPaths(exploration: Exploration): readonly Path[] {
  const { machine, input, limit = 2_000 } = exploration
  const serializeState = (snapshot: AnyMachineSnapshot) => serializeSnapshot(exploration, snapshot)
  let explored = 0
  const edges = adjacencyMapToArray(
    getAdjacencyMap(machine, {
      input,
      serializeState,
      events: (snapshot: AnyMachineSnapshot) => [...possibleEvents(snapshot, exploration)],
      // `limit` of XState throws instead of stopping.
      stopWhen() {
        explored += 1
        return explored > limit
      },
    }),
  )
  // XState explores breadth first: the first edge to a snapshot ends the shortest path to it.
  const [initial] = initialTransition(machine, input)
  const pathTo = new Map<string, Path>([[serializeState(initial), []]])
  return edges.map(({ state, event, nextState }) => {
    const path = [...(pathTo.get(serializeState(state)) ?? []), { event, value: nextState.value }]
    const next = serializeState(nextState)
    if (!pathTo.has(next)) pathTo.set(next, path)
    return path
  })
}

interface PendingCall {
  readonly src: string
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Names of the invoked actors of a machine by id. */
const actorSources = (machine: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(
    [machine.root, ...getStateNodes(machine.root)].flatMap(({ invoke }) =>
      invoke.map(({ id, src }) => [id, String(src)] as const),
    ),
  )

/** Longer than any delay of a machine that is replayed. */
const longestDelayMs = 60_000

/** Replays paths on the real actor with deferred calls and a simulated clock. */
export function createReplay({
  machine,
  input,
  invariant = () => null,
}: Pick<Exploration, 'machine' | 'input' | 'invariant'>) {
  const sources = actorSources(machine)
  let pendingCalls: readonly PendingCall[] = []
  const deferredActor = (src: string) =>
    fromPromise<unknown, unknown>(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          const call = { src, resolve, reject }
          pendingCalls = [...pendingCalls, call]
          signal.addEventListener('abort', () => {
            pendingCalls = pendingCalls.filter(other => other !== call)
          })
        }),
    )
  const testMachine = machine.provide({
    actors: Object.fromEntries([...new Set(sources.values())].map(src => [src, deferredActor(src)])),
  })
  const coveredTransitions = new Set<AnyTransitionDefinition>()

  /** Replays one path; describes where the actor deviates from the pure machine, or the invariant that is violated at its end. */
  async function run(path: Path): Promise<string | null> {
    pendingCalls = []
    const clock = new SimulatedClock()
    const actor = createActor(testMachine, {
      input,
      clock,
      inspect(event) {
        if (event.type === '@xstate.microstep') for (const one of event._transitions) coveredTransitions.add(one)
      },
    })
    actor.start()
    await flush()
    for (const [index, { event, value }] of path.entries()) {
      const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
      if (id !== undefined) {
        const call = pendingCalls.findLast(({ src }) => src === sources.get(id))
        if (!call) return `step ${index + 1}: the call ${id} is not pending`
        pendingCalls = pendingCalls.filter(other => other !== call)
        if ('output' in event) call.resolve(event.output)
        else call.reject('error' in event ? event.error : callError)
      } else if (event.type.startsWith('xstate.after.')) clock.increment(longestDelayMs)
      else actor.send(event)
      await flush()
      const actual = JSON.stringify(actor.getSnapshot().value)
      if (actual !== JSON.stringify(value)) {
        actor.stop()
        return `step ${index + 1} (${event.type}): in ${actual} instead of ${JSON.stringify(value)}`
      }
    }
    const violation = invariant(actor.getSnapshot())
    actor.stop()
    return violation
  }

  return {
    run,
    /** The number of transitions of the machine, and those that no path has covered. */
    coverage() {
      const transitions = [testMachine.root, ...getStateNodes(testMachine.root)].flatMap(node => [
        ...[...node.transitions.values()].flat(),
        ...(node.always ?? []),
      ])
      const missed = transitions
        .filter(one => !coveredTransitions.has(one))
        .map(({ source, eventType, target }) => {
          const to = target?.map(({ path }) => path.join('.')).join(', ') ?? ''
          return `${source.path.join('.')} · ${eventType || 'always'} → ${to}`
        })
      return { transitions: transitions.length, missed }
    },
  }
}
