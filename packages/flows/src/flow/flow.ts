import { remember } from './actor-of.ts'
import { type Emission, isOf, type Of } from './emission.ts'
import { type Selection, selection, type Unsubscribe } from './selection.ts'
import { stable } from './stable.ts'

export type { Selection, Unsubscribe } from './selection.ts'

/**
 * What a shop sees of a machine: events go in, a view comes out, and what must happen elsewhere (a toast, focus, a way to
 * another page) is emitted. The statechart library stays behind it.
 */
export interface Flow<Event extends Emission, View, Emitted extends Emission = never> {
  /** Before `start` events wait; after `stop` they are ignored. */
  send(event: Event): void
  /** The same object until something changes. */
  getView(): View
  /** The view it was made with: what the server rendered, whatever has happened since. */
  getInitialView(): View
  subscribe(listener: (view: View) => void): Unsubscribe
  select<Value>(selector: (view: View) => Value, equal?: (a: Value, b: Value) => boolean): Selection<Value>
  /** Nothing is kept for late listeners: subscribe before `start`. */
  on<Type extends Emitted['type']>(type: Type, listener: (emitted: Of<Emitted, Type>) => void): Unsubscribe
  /** Nothing is called and no timer runs before this. A second call does nothing. */
  start(): void
  /** Aborts what is under way. A stopped flow never starts again. */
  stop(): void
}

/** As much of an actor as a flow needs. */
interface Running<Snapshot, Event, Emitted extends Emission> {
  send(event: Event): void
  getSnapshot(): Snapshot
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void }
  on(type: Emitted['type'], listener: (emitted: Emitted) => void): { unsubscribe(): void }
  start(): unknown
  stop(): unknown
}

interface Wiring<Snapshot, Event, View, Message> {
  /** Computed once per snapshot; gets the view before it. Members that are equal stay the same objects. */
  view: (snapshot: Snapshot, before: View | undefined) => View
  /** Makes the machine's event of a shopper's, e.g. by giving it an id. */
  prepare: (event: Event) => Message
  /** Whether the machine takes a shopper's events already; until then they wait, in order. @default always */
  ready?: (snapshot: Snapshot) => boolean
  /** What a running flow listens to outside; returns how to stop. */
  connect?: (send: (message: Message) => void) => Unsubscribe
}

/** Puts our interface around an actor. */
export function createFlow<Snapshot, Event extends Emission, View extends object, Emitted extends Emission, Message>(
  actor: Running<Snapshot, Message, Emitted>,
  { view, prepare, ready, connect }: Wiring<Snapshot, Event, View, Message>,
): Flow<Event, View, Emitted> {
  let seen: { snapshot: Snapshot; view: View } | undefined
  let phase: 'new' | 'running' | 'stopped' = 'new'
  let disconnect: Unsubscribe | undefined

  const getView = () => {
    const snapshot = actor.getSnapshot()
    if (!seen || seen.snapshot !== snapshot) {
      seen = { snapshot, view: stable(seen?.view, view(snapshot, seen?.view)) }
    }
    return seen.view
  }

  const initialView = getView()
  const waiting: Message[] = []
  const takes = () => !ready || ready(actor.getSnapshot())
  const handOver = () => {
    while (waiting.length > 0 && takes()) for (const message of waiting.splice(0)) actor.send(message)
  }

  const subscribe = (listener: (view: View) => void): Unsubscribe => {
    let told = getView()
    const { unsubscribe } = actor.subscribe(() => {
      const now = getView()
      if (now === told) return
      told = now
      listener(now)
    })
    return unsubscribe
  }

  const flow: Flow<Event, View, Emitted> = {
    send(event) {
      if (phase === 'stopped') return
      if (takes()) actor.send(prepare(event))
      else waiting.push(prepare(event))
    },
    getView,
    getInitialView: () => initialView,
    subscribe,
    select: (selector, equal = Object.is) => selection({ getView, subscribe }, selector, equal),
    on: (type, listener) => actor.on(type, emitted => isOf(emitted, type) && listener(emitted)).unsubscribe,
    start() {
      if (phase !== 'new') return
      phase = 'running'
      disconnect = connect?.(message => actor.send(message))
      if (ready) actor.subscribe(handOver)
      actor.start()
    },
    stop() {
      if (phase === 'running') {
        disconnect?.()
        actor.stop()
      }
      phase = 'stopped'
    },
  }
  remember(flow, actor)
  return flow
}
