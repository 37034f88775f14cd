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
import { flowWords } from './words.ts'

/** What a flow of a page is made of: a browser in memory and a backend behind a network that can be set. */
export interface World {
  readonly lang: Locale
  /** The client of a backend, through the page's network. */
  client(answers: Answers): Client
  readonly storage: KeyValueStorage
  readonly tabStorage: KeyValueStorage
  readonly broadcast: Broadcast
}

/** A shop with a flow in a tab of it. */
export interface Shop<F> {
  /** Makes the flow of a tab, anew after each reload. */
  open(): F
  /** What can happen behind the shopper's back, by what it is called. @default nothing */
  behind?: Readonly<Record<string, () => void>>
}

/** Makes the backend, and what is needed to open a tab. */
export type Begin<F> = (world: World) => Shop<F>

/** A browser and a backend, as they were a moment ago. */
export interface Stage<F> extends Shop<F> {
  readonly network: FakeNetwork
  /** Whether the flow calls anything. */
  readonly calls: boolean
}

export function createStage<F>(begin: Begin<F>, lang: Locale): Stage<F> {
  let backend: Client | undefined
  const network = createFakeNetwork(
    { call: (path, body, options) => (backend ?? createFakeClient({})).call(path, body, options) },
    { words: flowWords[lang].refusals },
  )
  const shop = begin({
    lang,
    client(answers) {
      backend = createFakeClient(answers)
      return network
    },
    storage: createFakeStorage(),
    tabStorage: createFakeStorage(),
    broadcast: createFakeChannel().tab(),
  })
  return { ...shop, network, calls: backend !== undefined }
}

export interface LogEntry {
  readonly id: number
  readonly kind: 'heard' | 'taken' | 'emitted' | 'called' | 'ended'
  readonly text: string
}

/** A transition as it was taken. */
export interface Taken {
  readonly from: string
  readonly event: string
  readonly to: readonly string[]
}

/** What has been seen of a flow since it was made. */
export interface Seen {
  readonly log: readonly LogEntry[]
  /** What the last event led through. */
  readonly taken: readonly Taken[]
}

/** Lines of the log that are kept. */
const KEPT = 120

const payloadOf = (value: object) => {
  const { type: _, ...payload } = { type: '', ...value }
  const text = JSON.stringify(payload)
  return text === '{}' ? '' : ` ${text.length > 160 ? `${text.slice(0, 160)}…` : text}`
}

type AnyEvent = { readonly type: string }

/** A flow that is looked into. */
export interface Observed<Event extends AnyEvent, View, Emitted extends AnyEvent> {
  readonly flow: Flow<Event, View, Emitted>
  readonly inspect: Inspection | null
  get(): Seen
  subscribe(listener: () => void): () => void
}

/** Listens to everything a flow does. `emits`: what one without a machine may emit. */
export function observe<Event extends AnyEvent, View, Emitted extends AnyEvent>(
  inner: Flow<Event, View, Emitted>,
  network: FakeNetwork,
  emits: readonly Emitted['type'][],
): Observed<Event, View, Emitted> {
  const listeners = new Set<() => void>()
  const inside = inspect(inner)
  let seen: Seen = { log: [], taken: [] }
  let last = 0
  const show = (next: Partial<Seen>) => {
    seen = { ...seen, ...next }
    for (const listener of [...listeners]) listener()
  }
  const write = (kind: LogEntry['kind'], text: string) => {
    last += 1
    show({ log: [...seen.log, { id: last, kind, text }].slice(-KEPT) })
  }
  const heard = (event: AnyEvent) => write('heard', `${event.type}${payloadOf(event)}`)

  inside?.subscribe(inspected => {
    if (inspected.kind === 'heard') {
      show({ taken: [] })
      if (!inspected.event.type.startsWith('xstate.')) heard(inspected.event)
    }
    if (inspected.kind === 'taken') {
      const { from, event, to } = inspected
      show({ taken: [...seen.taken, { from, event, to }] })
      if (to.length > 0) write('taken', `${from || '*'} → ${to.join(', ')}`)
    }
    if (inspected.kind === 'emitted') write('emitted', `${inspected.emitted.type}${payloadOf(inspected.emitted)}`)
    if (inspected.kind === 'settled') show({})
  })
  network.subscribe(({ kind, path, body, failed }) =>
    write(kind, kind === 'called' ? `${path}${payloadOf(Object(body))}` : `${path} ${failed ?? 'OK'}`),
  )
  if (!inside) for (const type of emits) inner.on(type, emitted => write('emitted', `${type}${payloadOf(emitted)}`))
  const flow = inside
    ? inner
    : {
        ...inner,
        send(event: Event) {
          heard(event)
          inner.send(event)
        },
      }

  return {
    flow,
    inspect: inside,
    get: () => seen,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
