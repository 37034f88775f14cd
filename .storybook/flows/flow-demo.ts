import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { Broadcast, Flow, KeyValueStorage } from '../../packages/flows/src/index.ts'
import {
  type Answers,
  createFakeChannel,
  createFakeClient,
  createFakeNetwork,
  createFakeStorage,
  type FakeNetwork,
  type Inspection,
  inspect,
} from '../../packages/flows/src/testing/index.ts'
import { rejectionsIn } from './words.ts'

/** The environment of a story's flow: a browser in memory, and a backend behind a network with adjustable conditions. */
export interface StoryEnvironment {
  readonly lang: Locale
  /** The client of a backend, through the story's network. */
  client(answers: Answers): Client
  readonly storage: KeyValueStorage
  readonly tabStorage: KeyValueStorage
  readonly broadcast: Broadcast
}

/** The flow of a story, and its backend. */
interface StorySetup<F> {
  /** Creates the flow of a tab; again after each reload. */
  createFlow(): F
  /** Changes of the backend by label, each shown as a button. @default none */
  backendActions?: Readonly<Record<string, () => void>>
}

/** Creates the backend, and the factory of the flow. */
export type Setup<F> = (environment: StoryEnvironment) => StorySetup<F>

/** The demo of a story: its flow, in a browser with a backend behind a network. */
export interface Demo<F> extends StorySetup<F> {
  readonly network: FakeNetwork
  /** Whether the flow has a client. */
  readonly hasClient: boolean
}

export function createDemo<F>(setup: Setup<F>, lang: Locale): Demo<F> {
  let backend: Client | undefined
  const network = createFakeNetwork(
    { call: (path, body, options) => (backend ?? createFakeClient({})).call(path, body, options) },
    { words: rejectionsIn[lang] },
  )
  const story = setup({
    lang,
    client(answers) {
      backend = createFakeClient(answers)
      return network
    },
    storage: createFakeStorage(),
    tabStorage: createFakeStorage(),
    broadcast: createFakeChannel().tab(),
  })
  return { ...story, network, hasClient: backend !== undefined }
}

export interface LogEntry {
  readonly id: number
  readonly kind: 'event' | 'transition' | 'emitted' | 'called' | 'ended'
  readonly text: string
}

/** A transition that was taken. */
export interface TakenTransition {
  readonly from: string
  readonly event: string
  readonly to: readonly string[]
  /** How the call ended whose answer caused it. */
  readonly outcome: 'succeeded' | 'failed'
}

/** Whether an answer of an actor is a failure: a result with `ok` or `success` false. */
function outcomeOf(event: object): TakenTransition['outcome'] {
  const { type, output }: { type?: unknown; output?: unknown } = event
  const result: { ok?: unknown; success?: unknown } = typeof output === 'object' && output !== null ? output : {}
  const failed = String(type).startsWith('xstate.error.') || result.ok === false || result.success === false
  return failed ? 'failed' : 'succeeded'
}

/** What was observed of a flow since it was created. */
interface Observation {
  readonly log: readonly LogEntry[]
  /** Transitions taken since the last event that was sent: the lit path. */
  readonly transitions: readonly TakenTransition[]
}

const MAX_LOG_ENTRIES = 120
/** Transitions of the lit path; a command that is retried takes the same ones again and again. */
const MAX_PATH = 24

const payloadOf = (value: object) => {
  const { type: _, ...payload } = { type: '', ...value }
  const text = JSON.stringify(payload)
  return text === '{}' ? '' : ` ${text.length > 160 ? `${text.slice(0, 160)}…` : text}`
}

type AnyEvent = { readonly type: string }

/** A flow with its inspection. */
interface Observed<Event extends AnyEvent, View, Emitted extends AnyEvent> {
  readonly flow: Flow<Event, View, Emitted>
  readonly inspection: Inspection | null
  get(): Observation
  subscribe(listener: () => void): () => void
}

/** Observes a flow and its network. `emits`: types of the events that a flow without a machine emits. */
export function observe<Event extends AnyEvent, View, Emitted extends AnyEvent>(
  inner: Flow<Event, View, Emitted>,
  network: FakeNetwork,
  emits: readonly Emitted['type'][],
): Observed<Event, View, Emitted> {
  const listeners = new Set<() => void>()
  const inspection = inspect(inner)
  let observation: Observation = { log: [], transitions: [] }
  let lastId = 0
  let outcome: TakenTransition['outcome'] = 'succeeded'
  const update = (next: Partial<Observation>) => {
    observation = { ...observation, ...next }
    for (const listener of [...listeners]) listener()
  }
  const log = (kind: LogEntry['kind'], text: string) => {
    lastId += 1
    update({ log: [...observation.log, { id: lastId, kind, text }].slice(-MAX_LOG_ENTRIES) })
  }
  const logEvent = (event: AnyEvent) => log('event', `${event.type}${payloadOf(event)}`)

  inspection?.subscribe(inspected => {
    if (inspected.kind === 'event') {
      outcome = outcomeOf(inspected.event)
      if (!inspected.event.type.startsWith('xstate.')) {
        update({ transitions: [] })
        logEvent(inspected.event)
      }
    }
    if (inspected.kind === 'transition') {
      const { from, event, to } = inspected
      // An eventless transition follows from the state, not from the answer.
      const taken: TakenTransition = { from, event, to, outcome: event === '' ? 'succeeded' : outcome }
      update({ transitions: [...observation.transitions, taken].slice(-MAX_PATH) })
      if (to.length > 0) log('transition', `${from || '*'} → ${to.join(', ')}`)
    }
    if (inspected.kind === 'emitted') log('emitted', `${inspected.emitted.type}${payloadOf(inspected.emitted)}`)
    if (inspected.kind === 'snapshot') update({})
  })
  network.subscribe(({ kind, path, body, failed }) =>
    log(
      kind,
      kind === 'called' ? `${path}${payloadOf(Object(body))}` : failed === null ? `${path} ✓` : `${path} ✗ ${failed}`,
    ),
  )
  if (!inspection) for (const type of emits) inner.on(type, emitted => log('emitted', `${type}${payloadOf(emitted)}`))
  const flow = inspection
    ? inner
    : {
        ...inner,
        send(event: Event) {
          logEvent(event)
          inner.send(event)
        },
      }

  return {
    flow,
    inspection,
    get: () => observation,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
