import type { BodyOf, CallOptions, Client, DataOf, Result } from '@shop/contract/client'
import type { Unsubscribe } from '../flow/flow.ts'
import type { Clock } from '../flow/surroundings.ts'
import { type CallUnderWay, createDeferredClient } from './deferred-client.ts'
import { failure } from './fake-client.ts'

type Path = Parameters<Client['call']>[0]

/**
 * What becomes of a call.
 * - `answered`: the backend's answer
 * - `lost`: it never gets there · `unheard`: it is carried out, the answer gets lost
 * - `held`: it waits until it is answered or lost by hand
 * - `conflict` 409, `invalid` 422, `rate_limited` 429, `server` 500: refused, nothing is carried out
 */
export const fates = ['answered', 'held', 'lost', 'unheard', 'conflict', 'invalid', 'rate_limited', 'server'] as const

export type Fate = (typeof fates)[number]

export interface Weather {
  /** Milliseconds from the call to its end. */
  readonly latency: number
  readonly fate: Fate
}

/** What a network tells of a call: it was made, or it has ended, `failed` saying how when it did not succeed. */
export interface NetworkNews {
  readonly kind: 'called' | 'ended'
  readonly path: Path
  readonly body: unknown
  readonly failed: string | null
}

export interface FakeNetwork extends Client {
  weather(path: Path): Weather
  /** Changes the weather for the calls to come: of one path, or of all. */
  change(weather: Partial<Weather>, path?: Path): void
  /** Calls without an end, oldest first. */
  readonly underWay: readonly CallUnderWay[]
  subscribe(listener: (news: NetworkNews) => void): Unsubscribe
}

const reasonOf = (result: Result<unknown>) =>
  result.success ? null : typeof result.error === 'string' ? result.error : result.error.code

/**
 * A client whose latency and failures can be set while it is used. `words` are the backend's for a refusal. Times by `clock`.
 * @default weather: answered at once
 */
export function createFakeNetwork(
  backend: Client,
  { clock = globalThis, words }: { clock?: Clock; words?: Partial<Record<Fate, string>> } = {},
): FakeNetwork {
  const calls = createDeferredClient(backend)
  const listeners = new Set<(news: NetworkNews) => void>()
  const local = new Map<Path, Weather>()
  let general: Weather = { latency: 0, fate: 'answered' }

  const weather = (path: Path) => local.get(path) ?? general
  const tell = (news: NetworkNews) => {
    for (const listener of [...listeners]) listener(news)
  }
  function end(call: CallUnderWay, fate: Fate) {
    if (fate === 'answered') return call.answer()
    if (fate === 'lost' || fate === 'unheard') return call.lose()
    if (fate === 'held') return
    const message = words?.[fate]
    return call.answerWith(failure(fate, message === undefined ? {} : { message }))
  }

  return {
    weather,
    change(next, path) {
      if (path === undefined) {
        general = { ...general, ...next }
        local.clear()
      } else local.set(path, { ...weather(path), ...next })
    },
    get underWay() {
      return calls.underWay
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async call<P extends Path>(path: P, body: BodyOf<P>, options: CallOptions = {}): Promise<Result<DataOf<P>>> {
      const { latency, fate } = weather(path)
      const answer = calls.call(path, body, options)
      const own = calls.underWay.at(-1)
      tell({ kind: 'called', path, body, failed: null })
      if (own && (fate === 'answered' || fate === 'unheard')) void own.arrive()
      if (own && fate !== 'held') {
        if (latency === 0) void end(own, fate)
        else clock.setTimeout(() => void end(own, fate), latency)
      }
      const result = await answer
      tell({ kind: 'ended', path, body, failed: reasonOf(result) })
      return result
    },
  }
}
