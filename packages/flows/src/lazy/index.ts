import type { EmittedEvent } from '../flow/emitted-event.ts'
import type { Flow } from '../flow/flow.ts'
import { selection, type Unsubscribe } from '../flow/selection.ts'

/** A flow that is imported when it is first needed. Earlier events are queued and sent in order. */
export interface LazyFlow<Event extends EmittedEvent, View, Emitted extends EmittedEvent = never>
  extends Flow<Event, View, Emitted> {
  /**
   * Fetches the flow without an event: on hover, on focus, when the page is idle. It starts with `start`. Rejects when it
   * cannot be fetched; `onError` is called as well.
   */
  load(): Promise<void>
}

export interface LazyOptions<Event, View> {
  /** The view until the flow is loaded; the server renders it too. */
  view: View
  /** Applies an event to the view until the flow is loaded, which handles it again. @default the view stays */
  update?: (view: View, event: Event) => View
  /**
   * Whether an event can wait for the flow without fetching it. It is queued like any other; when the import for an earlier
   * event has failed, it imports again. @default no event can
   */
  isDeferred?: (event: Event) => boolean
  /** Called at `start`; returns how to disconnect. Disconnected when the loaded flow takes over. */
  connect?: (lazy: LazyConnection<Event, View>) => Unsubscribe
  /** Called when the import failed. Queued events are kept; the next one imports again. */
  onError?: (error: unknown) => void
}

/** What `connect` may do with a flow that is not loaded yet. */
export interface LazyConnection<Event, View> {
  getView(): View
  /** Changes the view; ignored once the flow is loaded. */
  show(view: View): void
  send(event: Event): void
  load(): Promise<void>
}

/** A listener that subscribed before the flow was loaded, and is subscribed to the flow afterwards. */
interface EarlyListener<F> {
  attach: (flow: F) => Unsubscribe
  detach?: Unsubscribe
}

/** Creates a flow from an import. `load` gets the current view, so that the flow can continue from it. */
export function lazyFlow<Event extends EmittedEvent, View, Emitted extends EmittedEvent = never>(
  load: (view: View) => Promise<Flow<Event, View, Emitted>>,
  { view: initialView, update, isDeferred = () => false, connect, onError = console.error }: LazyOptions<Event, View>,
): LazyFlow<Event, View, Emitted> {
  let flow: Flow<Event, View, Emitted> | undefined
  let prefetched: Flow<Event, View, Emitted> | undefined
  let loading: Promise<void> | undefined
  let phase: 'new' | 'running' | 'stopped' = 'new'
  let shown = initialView
  let disconnect: Unsubscribe | undefined
  /** An event that cannot be deferred is in the queue. */
  let isNeeded = false
  const events: Event[] = []
  const earlyListeners = new Set<EarlyListener<Flow<Event, View, Emitted>>>()
  const listeners = new Set<(view: View) => void>()

  const getView = () => (flow ? flow.getView() : shown)
  const notify = (view: View) => {
    for (const listener of [...listeners]) listener(view)
  }
  const show = (view: View) => {
    if (flow || view === shown) return
    shown = view
    notify(view)
  }

  /** Replaces the constant view by the fetched flow: listeners first, then queued events. */
  function takeOver(loaded: Flow<Event, View, Emitted>) {
    disconnect?.()
    disconnect = undefined
    prefetched = undefined
    for (const one of earlyListeners) one.detach = one.attach(loaded)
    flow = loaded
    loaded.subscribe(notify)
    loaded.start()
    for (const event of events.splice(0)) loaded.send(event)
    if (loaded.getView() !== shown) notify(loaded.getView())
  }

  function receive(loaded: Flow<Event, View, Emitted>) {
    if (phase === 'running') takeOver(loaded)
    else if (phase === 'new') prefetched = loaded
    else {
      loaded.stop()
      loading = undefined
    }
  }

  const fetch = () => {
    if (!loading) {
      loading = load(shown).then(receive, (error: unknown) => {
        loading = undefined
        onError(error)
        throw error
      })
      // `onError` has been called: a caller that ignores the promise must not cause an unhandled rejection.
      loading.catch(() => undefined)
    }
    return loading
  }

  const fetchFor = (event: Event) => {
    if (!isDeferred(event)) isNeeded = true
    if (isNeeded) void fetch()
  }

  const subscribe = (listener: (view: View) => void): Unsubscribe => {
    const own = (view: View) => listener(view)
    listeners.add(own)
    return () => void listeners.delete(own)
  }

  const send = (event: Event) => {
    if (phase === 'stopped') return
    if (flow) return flow.send(event)
    events.push(event)
    if (update) show(update(shown, event))
    if (phase === 'running') fetchFor(event)
  }

  return {
    send,
    getView,
    getInitialView: () => initialView,
    subscribe,
    select: (selector, equal = Object.is) => selection({ getView, subscribe }, selector, equal),
    on(type, listener) {
      if (flow) return flow.on(type, listener)
      const one: EarlyListener<Flow<Event, View, Emitted>> = { attach: loaded => loaded.on(type, listener) }
      earlyListeners.add(one)
      return () => {
        earlyListeners.delete(one)
        one.detach?.()
      }
    },
    load: () => (phase === 'stopped' ? Promise.resolve() : fetch()),
    start() {
      if (phase === 'running') return
      phase = 'running'
      if (flow) return flow.start()
      if (prefetched) return takeOver(prefetched)
      disconnect = connect?.({ getView, show, send, load: fetch })
      // What was sent before is known to those who have connected just now.
      if (shown !== initialView) notify(shown)
      events.forEach(fetchFor)
    },
    stop() {
      phase = 'stopped'
      disconnect?.()
      disconnect = undefined
      flow?.stop()
    },
  }
}
