import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
} from 'xstate'
import { flush } from './deferred-client.ts'

type Context = AnyMachineSnapshot['context']
type Value = AnyMachineSnapshot['value']

export interface Exploration {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** What a shopper may do, in every state. */
  readonly events: readonly AnyEventObject[] | ((context: Context, value: Value) => readonly AnyEventObject[])
  /** What each call (by its id) may answer, of the context where that matters. That it may break is tried by itself. */
  readonly answers: Readonly<Record<string, readonly unknown[] | ((context: Context) => readonly unknown[])>>
  /** Errors that each call (by its id) may reject with, beside one that is no `FlowError`. */
  readonly errors?: Readonly<Record<string, readonly unknown[] | ((context: Context) => readonly unknown[])>>
  /** What of the context tells two situations apart, beside the state; the less, the fewer paths. */
  readonly abstraction: (context: Context) => unknown
  /** Situations at most. @default 2000 */
  readonly limit?: number
}

/** Events in order, and where each leads. */
export type Path = readonly { readonly event: AnyEventObject; readonly value: unknown }[]

/** What can happen now: what a shopper may do, ends of the calls under way, times that pass. */
export function possible(
  snapshot: AnyMachineSnapshot,
  { events, answers, errors = {} }: Exploration,
): readonly AnyEventObject[] {
  const userEvents = typeof events === 'function' ? events(snapshot.context, snapshot.value) : events
  const endsOf = (ends: Exploration['answers'], id: string) => {
    const own = ends[id] ?? []
    return typeof own === 'function' ? own(snapshot.context) : own
  }
  const callResults = snapshot._nodes.flatMap(node =>
    node.invoke.flatMap(({ id }) => [
      ...endsOf(answers, id).map(output => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      ...[...endsOf(errors, id), new Error('It broke')].map(error => ({
        type: `xstate.error.actor.${id}`,
        error,
        actorId: id,
      })),
    ]),
  )
  const delays = snapshot._nodes.flatMap(node =>
    [...node.transitions.keys()].filter(type => type.startsWith('xstate.after.')).map(type => ({ type })),
  )
  // Of two times that run at once nobody can say which passes first: such situations are gone through one by one elsewhere.
  return [...userEvents, ...callResults, ...(delays.length === 1 ? delays : [])]
}

/** Every step from every situation that can be come to, each behind the shortest way there. */
export function shortestPaths(exploration: Exploration): readonly Path[] {
  const { machine, input, abstraction, limit = 2_000 } = exploration
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, abstraction(snapshot.context)])
  const [first] = initialTransition(machine, input)
  const seen = new Set([keyOf(first)])
  const waiting: { snapshot: AnyMachineSnapshot; path: Path }[] = [{ snapshot: first, path: [] }]
  const paths: Path[] = []
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    for (const event of possible(node.snapshot, exploration)) {
      const [snapshot] = transition(machine, node.snapshot, event)
      const path = [...node.path, { event, value: snapshot.value }]
      const key = keyOf(snapshot)
      paths.push(path)
      if (seen.has(key) || seen.size >= limit) continue
      seen.add(key)
      waiting.push({ snapshot, path })
    }
  }
  return paths
}

interface UnderWay {
  readonly src: string
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

/** The calls of a machine by id, each with the name of what it calls. */
function sourcesOf(machine: AnyStateMachine): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const read = (node: AnyStateMachine['root']): void => {
    for (const { id, src } of node.invoke) found.set(id, String(src))
    for (const child of Object.values(node.states)) read(child)
  }
  read(machine.root)
  return found
}

/** Longer than any delay of a machine that is replayed. */
const beyondAnyDelayMs = 60_000

/** Runs paths on the real actor, its calls held by the test and its clock turned by it. */
export function createReplay({ machine, input }: Pick<Exploration, 'machine' | 'input'>) {
  const sources = sourcesOf(machine)
  let pendingCalls: readonly UnderWay[] = []
  const deferredActor = (src: string) =>
    fromPromise<unknown, unknown>(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          const own = { src, resolve, reject }
          pendingCalls = [...pendingCalls, own]
          signal.addEventListener('abort', () => {
            pendingCalls = pendingCalls.filter(other => other !== own)
          })
        }),
    )
  const testMachine = machine.provide({
    actors: Object.fromEntries([...new Set(sources.values())].map(src => [src, deferredActor(src)])),
  })
  const coveredTransitions = new Set<AnyTransitionDefinition>()

  /** Runs one path; says where the actor went another way than the pure machine. */
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
        if (!call) return `step ${index + 1}: the call ${id} is not under way`
        pendingCalls = pendingCalls.filter(other => other !== call)
        if ('output' in event) call.resolve(event.output)
        else call.reject('error' in event ? event.error : new Error('It broke'))
      } else if (event.type.startsWith('xstate.after.')) clock.increment(beyondAnyDelayMs)
      else actor.send(event)
      await flush()
      const now = JSON.stringify(actor.getSnapshot().value)
      if (now !== JSON.stringify(value)) {
        actor.stop()
        return `step ${index + 1} (${event.type}): in ${now} instead of ${JSON.stringify(value)}`
      }
    }
    actor.stop()
    return null
  }

  const all = (node: AnyStateMachine['root']): AnyTransitionDefinition[] => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
    ...Object.values(node.states).flatMap(all),
  ]

  return {
    run,
    /** How many transitions the machine has, and those that no path has taken. */
    coverage() {
      const transitions = all(testMachine.root)
      const missed = transitions
        .filter(one => !coveredTransitions.has(one))
        .map(({ source, eventType, target }) => {
          const to = target?.map(({ path }) => path.join('.')).join(', ') ?? ''
          return `${source.path.join('.')} · ${eventType || 'by itself'} → ${to}`
        })
      return { transitions: transitions.length, missed }
    },
  }
}
