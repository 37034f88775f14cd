import { rememberActor } from './actor-of.ts'
import { type EmittedEvent, type EventOfType, isEventOfType } from './emitted-event.ts'
import { type Selection, selection, type Unsubscribe } from './selection.ts'
import { stable } from './stable.ts'

export type { Selection, Unsubscribe } from './selection.ts'

/**
 * The interface of every flow: events go in, a view comes out, and what must happen elsewhere (a toast, focus, navigation)
 * is emitted. Callers need no XState types.
 */
export interface Flow<Event extends EmittedEvent, View, Emitted extends EmittedEvent = never> {
  /** Before `start` events are queued; after `stop` they are ignored. */
  send(event: Event): void
  /** The same object until something changes. Throws the error of a machine that has failed. */
  getView(): View
  /** The view the flow was created with, i.e. the one the server rendered. */
  getInitialView(): View
  subscribe(listener: (view: View) => void): Unsubscribe
  select<Value>(selector: (view: View) => Value, equal?: (a: Value, b: Value) => boolean): Selection<Value>
  /** Emitted events are not replayed to late listeners: subscribe before `start`. */
  on<Type extends Emitted['type']>(type: Type, listener: (emitted: EventOfType<Emitted, Type>) => void): Unsubscribe
  /**
   * Nothing is called and no timer runs before this. After `stop` it resumes where the flow was: calls that were aborted are
   * made again, pending timers start over. A flow whose machine has failed starts from its input again.
   */
  start(): void
  /** Aborts calls and timers. */
  stop(): void
}

interface SnapshotObserver<Snapshot> {
  next: (snapshot: Snapshot) => void
  error: (error: unknown) => void
}

/** The part of an actor that a flow uses. */
interface FlowActor<Snapshot, Event, Emitted extends EmittedEvent> {
  send(event: Event): void
  getSnapshot(): Snapshot
  subscribe(observer: SnapshotObserver<Snapshot>): { unsubscribe(): void }
  on(type: '*', listener: (emitted: Emitted) => void): { unsubscribe(): void }
  start(): unknown
  stop(): unknown
}

export interface FlowOptions<Actor, Snapshot, View, Message> {
  /** Computed once per snapshot; gets the previous view. Members that are deeply equal stay the same objects. */
  view: (snapshot: Snapshot, previous: View | undefined) => View
  /** Whether the machine takes public events already; until then they are queued. @default always */
  ready?: (snapshot: Snapshot) => boolean
  /** Subscribes to each actor before it starts and before any other listener, e.g. to save what it emits. */
  observe?: (actor: Actor) => void
  /** Connects a running flow to sources outside; returns how to disconnect. */
  connect?: (send: (message: Message) => void) => Unsubscribe
  /** Stops an actor; the function it returns creates the one that resumes. @default the actor is started again itself */
  suspend?: (actor: Actor) => () => Actor
}

/** Creates a flow around an actor. */
export function createFlow<
  Snapshot extends object,
  Event extends Message & EmittedEvent,
  View extends object,
  Emitted extends EmittedEvent,
  Message,
  Actor extends FlowActor<Snapshot, Message, Emitted> = FlowActor<Snapshot, Message, Emitted>,
>(
  initialActor: Actor,
  { view, ready, observe, connect, suspend }: FlowOptions<Actor, Snapshot, View, Message>,
): Flow<Event, View, Emitted> {
  let actor = initialActor
  let resume: (() => Actor) | undefined
  let cached: { snapshot: Snapshot; view: View } | undefined
  let phase: 'new' | 'running' | 'stopped' = 'new'
  let disconnect: Unsubscribe | undefined
  const queue: Message[] = []
  const viewListeners = new Set<(isFailed?: boolean) => void>()
  const emittedListeners = new Set<(emitted: Emitted) => void>()

  const getView = () => {
    const snapshot = actor.getSnapshot()
    if (!cached || cached.snapshot !== snapshot) {
      // In React the error surfaces at the error boundary above the component that reads the view.
      if ('status' in snapshot && snapshot.status === 'error') throw 'error' in snapshot ? snapshot.error : snapshot
      cached = { snapshot, view: stable(cached?.view, view(snapshot, cached?.view)) }
    }
    return cached.view
  }

  const flushQueue = () => {
    while (queue.length > 0 && (!ready || ready(actor.getSnapshot())))
      for (const message of queue.splice(0)) actor.send(message)
  }
  const notify = (isFailed?: boolean) => {
    for (const listener of [...viewListeners]) listener(isFailed)
  }

  function attach(next: Actor): void {
    actor = next
    rememberActor(flow, next)
    observe?.(next)
    next.subscribe({
      next() {
        flushQueue()
        notify()
      },
      error: () => notify(true),
    })
    next.on('*', emitted => {
      for (const listener of [...emittedListeners]) listener(emitted)
    })
  }

  const subscribe = (listener: (view: View) => void): Unsubscribe => {
    let last = getView()
    const check = (isFailed?: boolean) => {
      const next = isFailed ? last : getView()
      if (next === last && !isFailed) return
      last = next
      listener(next)
    }
    viewListeners.add(check)
    return () => void viewListeners.delete(check)
  }

  const flow: Flow<Event, View, Emitted> = {
    send(event) {
      if (phase === 'stopped') return
      queue.push(event)
      flushQueue()
    },
    getView,
    getInitialView: () => initialView,
    subscribe,
    select: (selector, equal = Object.is) => selection({ getView, subscribe }, selector, equal),
    on(type, listener) {
      const own = (emitted: Emitted) => {
        if (isEventOfType(emitted, type)) listener(emitted)
      }
      emittedListeners.add(own)
      return () => void emittedListeners.delete(own)
    },
    start() {
      if (phase === 'running') return
      phase = 'running'
      if (resume) attach(resume())
      resume = undefined
      disconnect = connect?.(message => actor.send(message))
      actor.start()
    },
    stop() {
      if (phase === 'running') {
        disconnect?.()
        if (suspend) resume = suspend(actor)
        else actor.stop()
      }
      phase = 'stopped'
    },
  }
  attach(initialActor)
  const initialView = getView()
  return flow
}

/** Makes a flow take other events than its machine: each is turned into one of the machine's, e.g. by giving it an id. */
export function mapEvents<Message extends EmittedEvent, Event extends EmittedEvent, View, Emitted extends EmittedEvent>(
  flow: Flow<Message, View, Emitted>,
  toMessage: (event: Event) => Message,
): Flow<Event, View, Emitted> {
  const { send } = flow
  return Object.assign(flow, { send: (event: Event) => send(toMessage(event)) })
}
