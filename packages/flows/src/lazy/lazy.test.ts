import { describe, expect, it } from 'vitest'
import { createFlow, type Flow } from '../flow/flow.ts'
import { flush } from '../testing/deferred-client.ts'
import { type LazyFlow, lazyFlow } from './index.ts'

type Event = { type: 'more' } | { type: 'peek' } | { type: 'later' }
type Emitted = { type: 'counted'; count: number }

/** A flow without any library: counts its events. */
function counter(from = 0): Flow<Event, { count: number }, Emitted> & { readonly stopped: boolean } {
  let view = { count: from }
  let stopped = false
  const listeners = new Set<(view: { count: number }) => void>()
  const emittedListeners = new Set<(emitted: Emitted) => void>()
  const flow = createFlow<{ count: number }, Event, { count: number }, Emitted, Event>(
    {
      getSnapshot: () => view,
      subscribe({ next }) {
        listeners.add(next)
        return { unsubscribe: () => listeners.delete(next) }
      },
      on(_, listener) {
        emittedListeners.add(listener)
        return { unsubscribe: () => emittedListeners.delete(listener) }
      },
      send() {
        view = { count: view.count + 1 }
        for (const listener of listeners) listener(view)
        for (const listener of emittedListeners) listener({ type: 'counted', count: view.count })
      },
      start: () => undefined,
      stop: () => undefined,
    },
    { view: snapshot => snapshot },
  )
  return {
    ...flow,
    get stopped() {
      return stopped
    },
    stop() {
      stopped = true
      flow.stop()
    },
  }
}

describe('a lazy flow', () => {
  it('is fetched at its first event, once, and gets the events in order', async () => {
    let fetched = 0
    const lazy = lazyFlow<Event, { count: number }, Emitted>(
      async view => {
        fetched += 1
        return counter(view.count)
      },
      { view: { count: 5 } },
    )
    const counts: number[] = []
    const seen: number[] = []
    lazy.on('counted', ({ count }) => counts.push(count))
    lazy.subscribe(({ count }) => seen.push(count))
    lazy.start()
    await flush()
    expect(fetched).toBe(0)
    lazy.send({ type: 'more' })
    lazy.send({ type: 'more' })
    expect(lazy.getView()).toEqual({ count: 5 })
    await flush()
    expect(fetched).toBe(1)
    expect(lazy.getView()).toEqual({ count: 7 })
    expect(counts).toEqual([6, 7])
    expect(seen.at(-1)).toBe(7)
    lazy.send({ type: 'more' })
    expect(lazy.getView()).toEqual({ count: 8 })
  })

  it('fetches nothing before it starts, so that a server never does', async () => {
    let fetched = 0
    const lazy = lazyFlow<Event, { count: number }>(
      async () => {
        fetched += 1
        throw new Error('Not on a server')
      },
      { view: { count: 0 } },
    )
    lazy.send({ type: 'more' })
    await flush()
    expect(fetched).toBe(0)
  })

  it('keeps the events when it could not be fetched, and fetches again at the next', async () => {
    let down = true
    const errors: unknown[] = []
    const lazy = lazyFlow<Event, { count: number }, Emitted>(
      async () => {
        if (down) throw new Error('offline')
        return counter()
      },
      { view: { count: 0 }, onError: error => errors.push(error) },
    )
    lazy.start()
    lazy.send({ type: 'more' })
    await flush()
    expect(errors).toHaveLength(1)
    down = false
    lazy.send({ type: 'more' })
    await flush()
    expect(lazy.getView()).toEqual({ count: 2 })
  })

  it('updates the view by events until it is fetched, and then sends them to the flow too', async () => {
    const lazy = lazyFlow<Event, { count: number }, Emitted>(async view => counter(view.count), {
      view: { count: 0 },
      update: (view, { type }) => (type === 'peek' ? { count: view.count + 40 } : view),
    })
    lazy.start()
    lazy.send({ type: 'peek' })
    expect(lazy.getView()).toEqual({ count: 40 })
    await flush()
    expect(lazy.getView()).toEqual({ count: 41 })
    lazy.send({ type: 'peek' })
    expect(lazy.getView()).toEqual({ count: 42 })
  })

  it('updates the view by events before it starts, once, and tells its connection of it', async () => {
    const connected: number[] = []
    const lazy: LazyFlow<Event, { count: number }, Emitted> = lazyFlow(async () => counter(10), {
      view: { count: 0 },
      update: ({ count }) => ({ count: count + 1 }),
      connect: ({ getView }) => lazy.subscribe(() => connected.push(getView().count)),
    })
    const views: number[] = []
    lazy.subscribe(({ count }) => views.push(count))
    lazy.send({ type: 'more' })
    expect(views).toEqual([1])
    lazy.start()
    expect([lazy.getView().count, connected]).toEqual([1, [1]])
    await flush()
    expect(lazy.getView()).toEqual({ count: 11 })
  })

  it('updates the view by events that can be deferred too, without fetching', async () => {
    let fetched = 0
    const lazy = lazyFlow<Event, { count: number }, Emitted>(
      async view => {
        fetched += 1
        return counter(view.count)
      },
      {
        view: { count: 0 },
        update: (view, { type }) => (type === 'later' ? { count: view.count + 40 } : view),
        isDeferred: ({ type }) => type === 'later',
      },
    )
    lazy.start()
    lazy.send({ type: 'later' })
    await flush()
    expect(fetched).toBe(0)
    expect(lazy.getView()).toEqual({ count: 40 })
  })

  it('does not call a listener that unsubscribed before it was fetched', async () => {
    const lazy = lazyFlow<Event, { count: number }, Emitted>(async () => counter(), { view: { count: 0 } })
    const counts: number[] = []
    const unsubscribed: number[] = []
    lazy.on('counted', ({ count }) => counts.push(count))
    lazy.on('counted', ({ count }) => unsubscribed.push(count))()
    lazy.start()
    lazy.send({ type: 'more' })
    await flush()
    expect(counts).toEqual([1])
    expect(unsubscribed).toEqual([])
  })

  it('queues events that can be deferred without fetching, and sends them in order once it is fetched', async () => {
    let fetched = 0
    const lazy = lazyFlow<Event, { count: number }, Emitted>(
      async () => {
        fetched += 1
        return counter()
      },
      { view: { count: 0 }, isDeferred: ({ type }) => type === 'later' },
    )
    lazy.start()
    lazy.send({ type: 'later' })
    await flush()
    expect(fetched).toBe(0)
    lazy.send({ type: 'more' })
    await flush()
    expect(fetched).toBe(1)
    expect(lazy.getView()).toEqual({ count: 2 })
  })

  it('is fetched by a deferred event too while an earlier event waits for it', async () => {
    let isReachable = false
    const lazy = lazyFlow<Event, { count: number }, Emitted>(
      async () => {
        if (!isReachable) throw new Error('offline')
        return counter()
      },
      { view: { count: 0 }, isDeferred: ({ type }) => type === 'later', onError: () => undefined },
    )
    lazy.start()
    lazy.send({ type: 'more' })
    await flush()
    isReachable = true
    lazy.send({ type: 'later' })
    await flush()
    expect(lazy.getView()).toEqual({ count: 2 })
  })

  it('lets its connection change the view until it is fetched, then disconnects it', async () => {
    let connected = true
    const lazy: LazyFlow<Event, { count: number }, Emitted> = lazyFlow(async () => counter(lazy.getView().count), {
      view: { count: 0 },
      connect({ getView, show }) {
        show({ count: getView().count + 40 })
        return () => {
          connected = false
        }
      },
    })
    lazy.start()
    expect(lazy.getView()).toEqual({ count: 40 })
    lazy.send({ type: 'more' })
    await flush()
    expect(lazy.getView()).toEqual({ count: 41 })
    expect(connected).toBe(false)
  })

  it('can be fetched ahead without starting; it runs once it is started', async () => {
    let started = 0
    const flow = counter()
    const lazy = lazyFlow<Event, { count: number }, Emitted>(
      async () => ({
        ...flow,
        start() {
          started += 1
          flow.start()
        },
      }),
      { view: { count: 0 } },
    )
    lazy.send({ type: 'more' })
    await lazy.load()
    expect(started).toBe(0)
    expect(lazy.getView()).toEqual({ count: 0 })
    lazy.start()
    expect(started).toBe(1)
    expect(lazy.getView()).toEqual({ count: 1 })
  })

  it('rejects load() when it cannot be fetched', async () => {
    const errors: unknown[] = []
    const lazy = lazyFlow<Event, { count: number }, Emitted>(() => Promise.reject(new Error('offline')), {
      view: { count: 0 },
      onError: error => errors.push(error),
    })
    lazy.start()
    await expect(lazy.load()).rejects.toThrow('offline')
    expect(errors).toHaveLength(1)
  })

  it('runs again when it is started after a stop, with the flow that was fetched', async () => {
    let fetched = 0
    const lazy = lazyFlow<Event, { count: number }, Emitted>(
      async view => {
        fetched += 1
        return counter(view.count)
      },
      { view: { count: 0 } },
    )
    lazy.start()
    lazy.send({ type: 'more' })
    await flush()
    lazy.stop()
    lazy.send({ type: 'more' })
    expect(lazy.getView()).toEqual({ count: 1 })
    lazy.start()
    lazy.send({ type: 'more' })
    expect(lazy.getView()).toEqual({ count: 2 })
    expect(fetched).toBe(1)
  })

  it('that was stopped while being fetched never runs', async () => {
    const flow = counter()
    const lazy = lazyFlow<Event, { count: number }, Emitted>(async () => flow, { view: { count: 0 } })
    lazy.start()
    lazy.send({ type: 'more' })
    lazy.stop()
    await flush()
    expect(flow.stopped).toBe(true)
    expect(lazy.getView()).toEqual({ count: 0 })
  })
})
