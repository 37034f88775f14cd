import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { Broadcast, Flow, KeyValueStorage } from '../../packages/flows/src/index.ts'
import {
  type Answers,
  type CallResult,
  createFakeChannel,
  createFakeClient,
  createFakeNetwork,
  createFakeStorage,
  type FakeNetwork,
  type Inspection,
  inspect,
  labelOf,
} from '../../packages/flows/src/testing/index.ts'
import { messagesIn } from './texts.ts'

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
    { words: messagesIn[lang].failure },
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

/** What was observed of a flow since it was created. */
export interface Observation {
  readonly log: readonly { readonly id: number; readonly kind: string; readonly text: string }[]
  /** Transitions since the last event that was sent, and the states they led through. */
  readonly path: readonly string[]
  readonly visited: readonly string[]
}

const MAX_LOG_ENTRIES = 120

const textOf = ({ type, ...payload }: { readonly type: string }) => {
  const text = JSON.stringify(payload)
  return text === '{}' ? type : `${type} ${text.length > 160 ? `${text.slice(0, 160)}…` : text}`
}

/** Whether an answer of an actor is a failure: a result with `ok` or `success` false. */
function isFailure(event: object): boolean {
  const { output }: { output?: unknown } = event
  const result: { ok?: unknown; success?: unknown } = Object(output)
  return result.ok === false || result.success === false
}

type AnyEvent = { readonly type: string }

/** Observes a flow and its network. `emits`: types of the events that a flow without a machine emits. */
export function observe<Event extends AnyEvent, View, Emitted extends AnyEvent>(
  flow: Flow<Event, View, Emitted>,
  network: FakeNetwork,
  emits: readonly Emitted['type'][],
) {
  const listeners = new Set<() => void>()
  const inspection = inspect(flow)
  let observation: Observation = { log: [], path: [], visited: [] }
  let lastId = 0
  let failed = false
  const update = (next: Partial<Observation>) => {
    observation = { ...observation, ...next }
    for (const listener of [...listeners]) listener()
  }
  const log = (kind: string, text: string) => {
    lastId += 1
    update({ log: [...observation.log, { id: lastId, kind, text }].slice(-MAX_LOG_ENTRIES) })
  }
  inspection?.subscribe(inspected => {
    if (inspected.kind === 'event') {
      failed = isFailure(inspected.event)
      if (inspected.event.type.startsWith('xstate.')) return
      update({ path: [], visited: [] })
      log('event', textOf(inspected.event))
    } else if (inspected.kind === 'transition') {
      const { from, event, to } = inspected
      if (to.length === 0) return
      const label = failed ? labelOf(event).replace('✓', '✗') : labelOf(event)
      const { path, visited } = observation
      const step = `${from || '*'} ${label ? `· ${label} ` : ''}→ ${to.join(', ')}`
      update({ path: [...new Set([...path, step])], visited: [...visited, from, ...to] })
      log('transition', `${from || '*'} → ${to.join(', ')}`)
    } else if (inspected.kind === 'emitted') log('emitted', textOf(inspected.emitted))
    else update({})
  })
  network.subscribe(({ kind, path, body, failed: reason }) => {
    if (kind === 'called') log('call', textOf({ type: path, ...Object(body) }))
    else log('answer', reason === null ? `${path} ✓` : `${path} ✗ ${reason}`)
  })
  const send = (event: Event) => {
    log('event', textOf(event))
    flow.send(event)
  }
  if (!inspection) for (const type of emits) flow.on(type, emitted => log('emitted', textOf(emitted)))
  return {
    flow: inspection ? flow : { ...flow, send },
    inspection,
    get: () => observation,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
